import type { Bilingual, status } from '@wakeel/contract'

const en = {
  title: 'Status',
  lead: 'Measured every minute by the store itself. A minute in which nobody could measure counts as down.',
  allWell: 'Everything works.',
  someDegraded: 'Something is slower than it should be.',
  someDown: 'Something does not work at this moment.',
  notMeasured: 'Nothing has been measured in the last minutes.',
  notYet: 'Nothing has been measured yet. Come back in a minute.',
  measured: (when: string) => `Last measured ${when}`,
  parts: {
    store: 'Store',
    database: 'Data',
    runs: 'Agents',
    payments: 'Payments',
    emails: 'Emails',
    language_model: 'Language model',
  } satisfies Record<status.StatusPart, string>,
  states: { operational: 'Works', degraded: 'Slow', down: 'Does not work' } satisfies Record<
    status.PartState,
    string
  >,
  unknown: 'Not measured',
  uptime: (percent: string) => `${percent} of the measured time in 90 days`,
  bars: (part: string, days: number) => `${part}: ${days} days measured in the last 90`,
  day: (day: string, down: number, degraded: number) =>
    down + degraded === 0 ? `${day}: no trouble` : `${day}: ${down} min down, ${degraded} min slow`,
  dayUnknown: (day: string) => `${day}: not measured`,
  oldest: '90 days ago',
  today: 'Today',
  incidents: 'Incidents',
  none: 'No incident in the last 90 days.',
  part: 'Part',
  what: 'What',
  began: 'Began',
  ended: 'Ended',
  goesOn: 'Goes on',
}

const ar: typeof en = {
  title: 'حالة الخدمة',
  lead: 'يقيسها المتجر نفسه كل دقيقة. والدقيقة التي لم يتمكن أحد من قياسها تُحسب توقفًا.',
  allWell: 'كل شيء يعمل.',
  someDegraded: 'بعض الخدمات أبطأ من المعتاد.',
  someDown: 'بعض الخدمات لا تعمل الآن.',
  notMeasured: 'لم يُقَس شيء في الدقائق الأخيرة.',
  notYet: 'لم يُقَس شيء بعد. عد بعد دقيقة.',
  measured: (when) => `آخر قياس ${when}`,
  parts: {
    store: 'المتجر',
    database: 'البيانات',
    runs: 'الوكلاء',
    payments: 'المدفوعات',
    emails: 'الرسائل',
    language_model: 'النموذج اللغوي',
  },
  states: { operational: 'يعمل', degraded: 'بطيء', down: 'لا يعمل' },
  unknown: 'لم يُقَس',
  uptime: (percent) => `${percent} من الوقت المقيس خلال 90 يومًا`,
  bars: (part, days) => `${part}: الأيام المقيسة من آخر 90 يومًا: ${days}`,
  day: (day, down, degraded) =>
    down + degraded === 0 ? `${day}: بلا أعطال` : `${day}: توقف ${down} د، بطء ${degraded} د`,
  dayUnknown: (day) => `${day}: لم يُقَس`,
  oldest: 'قبل 90 يومًا',
  today: 'اليوم',
  incidents: 'الأعطال',
  none: 'لا أعطال في آخر 90 يومًا.',
  part: 'الخدمة',
  what: 'العطل',
  began: 'البداية',
  ended: 'النهاية',
  goesOn: 'مستمر',
}

export const messages: Bilingual<typeof en> = { en, ar }
