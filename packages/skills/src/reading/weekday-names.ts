/** What each day of the week is called in folded text, Sunday first. */
export const weekdayNames: readonly string[] = [
  'sunday, sun, الاحد, احد, الحد',
  'monday, mon, الاثنين, اثنين, الاتنين, التنين, تنين, اتنين',
  'tuesday, tue, tues, الثلاثاء, ثلاثاء, الثلاثا, التلات, تلات, الثلوث',
  'wednesday, wed, الاربعاء, اربعاء, الاربعا, اربعا, الربوع',
  'thursday, thu, thur, thurs, الخميس, خميس',
  'friday, fri, الجمعه, جمعه, الجمعات, اليمعه, يمعه',
  'saturday, sat, السبت, سبت',
]
