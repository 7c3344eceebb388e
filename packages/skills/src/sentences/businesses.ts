// What somebody runs or works in, for patterns that tell who one is from what one asks; written as in folded text too.

export const BUSINESS =
  '(?:shop|store|salon|clinic|restaurant|caf[eé]|company|business|garage|office|agency|school|nursery|farm|bakery|kiosk|workshop|studio|pharmacy|laundry|firm|start-?up|hotel|warehouse|factory|gym|cent(?:re|er))'

export const ARABIC_BUSINESS =
  '(?:محل|دكان|متجر|مطعم|كاف[يت]\\p{L}{1,6}|مقه[ىي]|صالون|عياد[ةه]|شرك[ةه]|مكتب|مكتب[ةه]|ورش[ةه]|بقال[ةه]|مخبز|صيدلي[ةه]|مدرس[ةه]|حضان[ةه]|مزرع[ةه]|مغسل[ةه]|كشك|مشروع|م[ؤو]سس[ةه]|جمعي[ةه]|معرض|فندق|استوديو|مركز|سوبر ?ماركت|بوتيك)'
