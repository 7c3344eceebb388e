/** "Is it bad to use two exclamation marks?", «هل استخدام …»: what is good in any line. */
const PRACTICE =
  /^\s{0,5}(?:(?:hi|hello|ok|so|and|please|quick question|طيب|و)[,:،]?\s){0,2}(?:(?:is|are|should|can|could|do|does|will) (?:\S{1,12} ){0,5}(?:use|using|have|having|put|putting|avoid|write|writing|include)\b|(?:هل|عادي|ينفع|يصير|مسموح|ممنوع|غلط|لازم|ممكن) (?:\S{1,12} ){0,3}(?:[أانيت]?ستخد[ا]?م|[أانيت]?ستعم[ا]?ل|[أاني]?حط|[أاني]?كتب|[أاني]?تجنب|كتاب[ةه]|حط))/iu
export const asksOfPractice = (message: string): boolean =>
  PRACTICE.test(message) &&
  !/\b(?:(?:in|of|with) it|this|my|our|mine)\b|(?<!\p{L})(?:هال|ب?هذا|ده|عنواني)/iu.test(message)

/** "How do you calculate the score?", «كيف تحسب النتيجة؟»: the whole formula. */
const FORMULA =
  /^\s{0,5}(?:(?:hi|hello|ok|so|and|please|طيب|و)[,،]?\s){0,2}(?:how (?:do you|does|do u|is|are|exactly do you) (?:\S{1,12} ){0,4}(?:scores?|scoring|points|rating|formula|lines|headlines|subject lines|ratings?)(?: (?:work|works|calculated|worked out|computed|given|made))?|(?:what is|what['’]?s|explain|tell me|show me) (?:the |your )?(?:scoring )?(?:formula|method|scoring|criteria|rules)(?: for (?:the )?(?:score|scoring|points))?|(?:كيف|شلون|[إا]زاي|على (?:[أا]ي|[إا]يش|شو) (?:[أا]ساس )?)\s?(?:[تبيش]{0,2}(?:حسب|قيم)(?:ون|وا|و)?|[يت]?نحسب)(?: (?:ال)?(?:نتيج[ةه]|نقاط|درج[ةه]|عناوين|عنوان|[أا]سطر|سطر))?|(?:شو|وش|ما|[إا]يش|[إا]يه)(?: هي)? (?:ال)?(?:معادل[ةه]|طريق[ةه] (?:ال)?(?:حساب|تقييم)|معايير)(?: (?:ال)?(?:تقييم|نتيج[ةه]|حساب)| عندكم| مالتكم)?)\s?[?؟.!]?\s{0,3}$/iu
export const asksFormula = (message: string): boolean =>
  message.length < 120 && FORMULA.test(message)
