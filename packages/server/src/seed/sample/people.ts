/** Who wrote the sample reviews. They never sign in, and their addresses can receive no mail. */
export const samplePeople = [
  { key: 'aisha', name: 'Aisha Al Mansoori' },
  { key: 'omar', name: 'Omar Haddad' },
  { key: 'priya', name: 'Priya Nair' },
  { key: 'khalid', name: 'خالد السويدي' },
  { key: 'maryam', name: 'مريم الزعابي' },
  { key: 'joseph', name: 'Joseph Fernandes' },
  { key: 'layla', name: 'ليلى خوري' },
  { key: 'yousef', name: 'يوسف الحمادي' },
  { key: 'daniel', name: 'Daniel Okafor' },
  { key: 'sara', name: 'Sara Al Ketbi' },
  { key: 'tariq', name: 'Tariq Mahmood' },
  { key: 'noor', name: 'نور البلوشي' },
] as const

export type SamplePersonKey = (typeof samplePeople)[number]['key']
