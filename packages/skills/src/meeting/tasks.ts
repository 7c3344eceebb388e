/** What people are asked to do in meetings; a line that begins with one of them is a task, and "Sara to send" is one. */
const VERBS =
  'send|share|prepare|draft|write|review|check|call|email|contact|book|order|buy|finish|complete|update|create|make|set|schedule|arrange|organi[sz]e|confirm|follow|fix|test|deploy|launch|publish|submit|sign|pay|get|ask|find|speak|talk|meet|discuss|present|collect|compile|design|build|hire|interview|negotiate|research|investigate|invite|inform|notify|circulate|upload|deliver|plan|propose|finali[sz]e|approve|provide|clarify|coordinate|reach|renew|revise|report|request|return|register|analy[sz]e|add|remove|change|move|cancel|close|open|verify|validate|resend|print|translate|record|train|take|bring|look|work|help|run|start|stop|push|chase|source|quote|estimate|document|map|define|assign|track|handle|lead|own|respond|reply|forward|obtain|apply|cost|price|audit|migrate|install|configure|transfer|issue|file|visit|host|choose|decide'
/** "Book the venue" */
export const STARTS_WITH_VERB = new RegExp(`^(?:please )?(?:${VERBS})\\b(?!ed|ing)`, 'i')
/** "Sara to book the venue" */
export const NAME_TO_VERB = new RegExp(`^\\p{Lu}[\\p{L}'’.& ,-]{1,50} to (?:${VERBS}|be)\\b`, 'u')
/** What will be so by itself: nobody's task. */
export const WILL_BE =
  /\b(?:will|shall) (?:be|remain|stay|increase|decrease|grow|rise|fall|drop|cost|take place|happen|start|begin|end|close|open|expire|arrive|go live)\b/i
/** "حجز القاعة", on folded text. */
export const ARABIC_TASK =
  /^(?:ال)?(?:ارسال|اعداد|مراجعه|تحديث|حجز|التواصل|تواصل|متابعه|تجهيز|تحضير|شراء|دفع|سداد|توقيع|تقديم|اصلاح|كتابه|تنظيم|تاكيد|الاتصال|اتصال|جدوله|انهاء|اكمال|استكمال|تسليم|نشر|اختبار|طلب|تحديد|ترتيب|طباعه|ترجمه|تجديد|صياغه|عرض|جمع|تحليل|اضافه|نقل|تعيين|مقابله|دعوه|ابلاغ|اخطار|رفع|تعديل|تصميم|بناء|دراسه|زياره|اعتماد|تدقيق|توفير)(?!\p{L})/u

/** "سترتفع الأسعار", on folded text. */
export const ARABIC_WILL_BE =
  /^(?:سوف )?س?[يت](?:رتفع|زيد|زداد|نخفض|كون|بدا|عقد|ستمر|صل|نتهي|فتتح|صبح|قام|نطلق)(?!\p{L})/u
