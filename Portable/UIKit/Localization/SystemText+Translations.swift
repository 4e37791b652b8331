extension SystemText {
  /// The texts in the other languages, by the text in English.
  static let translations: [String: [String]] = [
    "%@ Items": [
      "%@ من العناصر", "%@ Objekte", "%@ elementos", "%@ éléments", "%@ פריטים", "%@ elementi",
      "%@項目", "%@개 항목", "%@ onderdelen", "%@ itens", "%@项",
    ],
    "1 Item": [
      "عنصر واحد", "1 Objekt", "1 elemento", "1 élément", "פריט אחד", "1 elemento",
      "1項目", "1개 항목", "1 onderdeel", "1 item", "1项",
    ],
    "Add": [
      "إضافة", "Hinzufügen", "Añadir", "Ajouter", "הוספה", "Aggiungi", "追加", "추가", "Voeg toe",
      "Adicionar", "添加",
    ],
    "Back": [
      "رجوع", "Zurück", "Atrás", "Retour", "חזרה", "Indietro", "戻る", "뒤로", "Terug", "Voltar", "返回",
    ],
    "Blue": [
      "أزرق", "Blau", "Azul", "Bleu", "כחול", "Blu", "ブルー", "파란색", "Blauw", "Azul", "蓝色",
    ],
    "Bookmarks": [
      "الإشارات المرجعية", "Lesezeichen", "Marcadores", "Signets", "סימניות", "Segnalibri",
      "ブックマーク", "책갈피", "Bladwijzers", "Favoritos", "书签",
    ],
    "Camera": [
      "الكاميرا", "Kamera", "Cámara", "Appareil photo", "מצלמה", "Fotocamera", "カメラ", "카메라",
      "Camera", "Câmera", "相机",
    ],
    "Cancel": [
      "إلغاء", "Abbrechen", "Cancelar", "Annuler", "ביטול", "Annulla", "キャンセル", "취소", "Annuleer",
      "Cancelar", "取消",
    ],
    "Clear text": [
      "مسح النص", "Text löschen", "Borrar texto", "Effacer le texte", "ניקוי המלל",
      "Cancella testo", "テキストを消去", "텍스트 지우기", "Wis tekst", "Limpar texto", "清除文本",
    ],
    "Close": [
      "إغلاق", "Schließen", "Cerrar", "Fermer", "סגירה", "Chiudi", "閉じる", "닫기", "Sluit", "Fechar",
      "关闭",
    ],
    "Color": [
      "لون", "Farbe", "Color", "Couleur", "צבע", "Colore", "カラー", "색상", "Kleur", "Cor", "颜色",
    ],
    "Colors": [
      "الألوان", "Farben", "Colores", "Couleurs", "צבעים", "Colori", "カラー", "색상", "Kleuren",
      "Cores", "颜色",
    ],
    "Compose": [
      "إنشاء", "Verfassen", "Redactar", "Composer", "חיבור", "Scrivi", "作成", "작성", "Stel op",
      "Escrever", "撰写",
    ],
    "Copy": [
      "نسخ", "Kopieren", "Copiar", "Copier", "העתקה", "Copia", "コピー", "복사", "Kopieer", "Copiar",
      "拷贝",
    ],
    "Delete": [
      "حذف", "Löschen", "Eliminar", "Supprimer", "מחיקה", "Elimina", "削除", "삭제", "Verwijder",
      "Apagar", "删除",
    ],
    "Done": [
      "تم", "Fertig", "OK", "OK", "סיום", "Fine", "完了", "완료", "Gereed", "OK", "完成",
    ],
    "Edit": [
      "تحرير", "Bearbeiten", "Editar", "Modifier", "עריכה", "Modifica", "編集", "편집", "Wijzig",
      "Editar", "编辑",
    ],
    "Fast Forward": [
      "تقديم سريع", "Vorspulen", "Avanzar rápido", "Avance rapide", "הרצה קדימה", "Avanti veloce",
      "早送り", "빨리 감기", "Spoel vooruit", "Avançar", "快进",
    ],
    "Green": [
      "أخضر", "Grün", "Verde", "Vert", "ירוק", "Verde", "グリーン", "초록색", "Groen", "Verde", "绿色",
    ],
    "Grid": [
      "شبكة", "Raster", "Cuadrícula", "Grille", "רשת", "Griglia", "グリッド", "격자", "Raster", "Grade",
      "网格",
    ],
    "Image": [
      "صورة", "Bild", "Imagen", "Image", "תמונה", "Immagine", "画像", "이미지", "Afbeelding", "Imagem",
      "图像",
    ],
    "Loading…": [
      "جارٍ التحميل…", "Laden …", "Cargando…", "Chargement…", "בטעינה…", "Caricamento…", "読み込み中…",
      "로드 중…", "Laden…", "Carregando…", "正在载入…",
    ],
    "Opacity": [
      "التعتيم", "Deckkraft", "Opacidad", "Opacité", "אטימות", "Opacità", "不透明度", "불투명도", "Dekking",
      "Opacidade", "不透明度",
    ],
    "Organize": [
      "تنظيم", "Organisieren", "Organizar", "Organiser", "ארגון", "Organizza", "整理", "구성", "Orden",
      "Organizar", "整理",
    ],
    "Pause": [
      "إيقاف مؤقت", "Pause", "Pausar", "Pause", "השהיה", "Pausa", "一時停止", "일시 정지", "Pauzeer",
      "Pausar", "暂停",
    ],
    "Play": [
      "تشغيل", "Wiedergabe", "Reproducir", "Lecture", "הפעלה", "Riproduci", "再生", "재생", "Speel af",
      "Reproduzir", "播放",
    ],
    "Red": [
      "أحمر", "Rot", "Rojo", "Rouge", "אדום", "Rosso", "レッド", "빨간색", "Rood", "Vermelho", "红色",
    ],
    "Redo": [
      "إعادة", "Wiederholen", "Rehacer", "Rétablir", "ביצוע שוב", "Ripristina", "やり直す", "실행 복귀",
      "Opnieuw", "Refazer", "重做",
    ],
    "Refresh": [
      "تحديث", "Aktualisieren", "Actualizar", "Actualiser", "רענון", "Aggiorna", "更新", "새로 고침",
      "Vernieuw", "Atualizar", "刷新",
    ],
    "Reply": [
      "رد", "Antworten", "Responder", "Répondre", "מענה", "Rispondi", "返信", "답장", "Antwoord",
      "Responder", "回复",
    ],
    "Rewind": [
      "إرجاع", "Zurückspulen", "Rebobinar", "Retour rapide", "הרצה לאחור", "Riavvolgi", "巻き戻し",
      "되감기", "Spoel terug", "Retroceder", "倒回",
    ],
    "Save": [
      "حفظ", "Sichern", "Guardar", "Enregistrer", "שמירה", "Salva", "保存", "저장", "Bewaar", "Salvar",
      "存储",
    ],
    "Search": [
      "بحث", "Suchen", "Buscar", "Rechercher", "חיפוש", "Cerca", "検索", "검색", "Zoek", "Buscar", "搜索",
    ],
    "Share": [
      "مشاركة", "Teilen", "Compartir", "Partager", "שיתוף", "Condividi", "共有", "공유", "Deel",
      "Compartilhar", "共享",
    ],
    "Sliders": [
      "أشرطة التمرير", "Regler", "Reguladores", "Curseurs", "מחוונים", "Cursori", "スライダ", "슬라이더",
      "Schuifknoppen", "Controles", "滑块",
    ],
    "Stop": [
      "إيقاف", "Stopp", "Detener", "Arrêter", "עצירה", "Interrompi", "停止", "중단", "Stop", "Parar",
      "停止",
    ],
    "Undo": [
      "تراجع", "Widerrufen", "Deshacer", "Annuler", "ביטול פעולה", "Annulla", "取り消す", "실행 취소",
      "Herstel", "Desfazer", "撤销",
    ],
  ]
}
