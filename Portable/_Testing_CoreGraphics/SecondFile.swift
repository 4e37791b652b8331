// Swift's driver emits no module for a target of one file when the Makefile's flags keep it from making
// a second pass for the interface. With this file the target has two.
