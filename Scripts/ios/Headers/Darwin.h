#pragma once
#include "ObjectiveC.h"
double sin(double);
double cos(double);
double tan(double);
double atan2(double,double);
double pow(double,double);
double exp(double);
double log(double);
double log2(double);
double log10(double);
double round(double);
double hypot(double,double);
double remainder(double,double);
double exp2(double);
int abs(int);
void * _Null_unspecified memcpy(void * _Null_unspecified, const void * _Null_unspecified, size_t);
void * _Null_unspecified memset(void * _Null_unspecified, int, size_t);
int memcmp(const void * _Null_unspecified, const void * _Null_unspecified, size_t);
void * _Null_unspecified memmove(void * _Null_unspecified, const void * _Null_unspecified, size_t);
void * _Null_unspecified malloc(size_t);
void free(void * _Null_unspecified);
unsigned sleep(unsigned);
int getpid(void);
typedef uint64_t mach_time_t_;
typedef struct {
  uint32_t a;
} os_unfair_lock, *os_unfair_lock_t;
typedef int64_t off_t;
typedef uint16_t mode_t;
typedef int32_t dev_t;
typedef long ssize_t_;
void * _Null_unspecified calloc(size_t, size_t);
void * _Null_unspecified memchr(const void * _Null_unspecified, int, size_t);
int close(int);
int fsync(int);
long pread(int, void * _Null_unspecified, size_t, off_t);
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  uint16_t st_nlink;
  uint64_t st_ino;
  off_t st_size;
};
int fstat(int, struct stat * _Null_unspecified);
int stat(const char * _Null_unspecified, struct stat * _Null_unspecified);
struct statvfs {
  unsigned long f_bsize;
  unsigned long f_frsize;
  unsigned int f_blocks;
  unsigned int f_bfree;
  unsigned int f_bavail;
};
int statvfs(const char * _Null_unspecified, struct statvfs * _Null_unspecified);
struct flock {
  off_t l_start;
  off_t l_len;
  int l_pid;
  short l_type;
  short l_whence;
};
int flock(int, int);
int rename(const char * _Null_unspecified, const char * _Null_unspecified);
int rmdir(const char * _Null_unspecified);
int unlink(const char * _Null_unspecified);
#define O_RDONLY 0
#define O_RDWR 2
#define O_CREAT 0x200
#define O_CLOEXEC 0x01000000
#define LOCK_EX 2
#define LOCK_NB 4
#define ENOENT 2
#define EIO 5
#define ENOSPC 28
#define EDQUOT 69
#define EWOULDBLOCK 35
int kill(int, int);
#define SIGKILL 9
#define O_NOFOLLOW 0x0100
#define EEXIST 17
#define EINVAL 22
#define EROFS 30
#define ENOTSUP 45
#define ENOTTY 25
#define ELOOP 62
#define ENOSYS 78
int lstat(const char * _Null_unspecified, struct stat * _Null_unspecified);
int mkdir(const char * _Null_unspecified, mode_t);
#define ENOTDIR 20
#define EISDIR 21
#define EOPNOTSUPP 102
