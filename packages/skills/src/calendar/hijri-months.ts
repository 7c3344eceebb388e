import type { Bilingual } from '@wakeel/contract'

/** Names of the Hijri months with the spellings people use, folded and lower-case. */
export const hijriMonths: readonly { name: Bilingual; written: string }[] = [
  { name: { en: 'Muharram', ar: 'محرم' }, written: 'muharr?am|(?:ال)?محرم' },
  { name: { en: 'Safar', ar: 'صفر' }, written: 'safar|صفر' },
  {
    name: { en: 'Rabi al-Awwal', ar: 'ربيع الأول' },
    written: "rabi['’]?(?: al[- ]?aww?al| i\\b| 1)|ربيع (?:ال)?اول",
  },
  {
    name: { en: 'Rabi al-Thani', ar: 'ربيع الآخر' },
    written:
      "rabi['’]?(?: (?:al|ath|as)[- ]?(?:thani|akhir|aakhir)| ii\\b| 2)|ربيع (?:ال)?(?:اخر|ثاني)",
  },
  {
    name: { en: 'Jumada al-Ula', ar: 'جمادى الأولى' },
    written: 'jumada(?: al[- ]?(?:ula|awwal)| i\\b| 1)|جماد[يه] (?:ال)?اول[يه]?',
  },
  {
    name: { en: 'Jumada al-Akhirah', ar: 'جمادى الآخرة' },
    written:
      'jumada(?: al[- ]?(?:akhirah?|thani(?:yah?)?)| (?:ath|as)[- ]?thani| ii\\b| 2)|جماد[يه] (?:ال)?(?:اخر[هي]?|ثاني[هي]?)',
  },
  { name: { en: 'Rajab', ar: 'رجب' }, written: 'rajab|رجب' },
  { name: { en: "Sha'ban", ar: 'شعبان' }, written: "sha['’]?a?ban|شعبان" },
  { name: { en: 'Ramadan', ar: 'رمضان' }, written: 'rama[dz]h?an|رمضان' },
  { name: { en: 'Shawwal', ar: 'شوال' }, written: 'shaww?al|شوال' },
  {
    name: { en: "Dhu al-Qa'dah", ar: 'ذو القعدة' },
    written: "(?:dhu|zul|dhul|thul|dul)[- ']?(?:al[- ]?)?q[ai]['’]?d[ai]h?|ذ[وي] ?القعده",
  },
  {
    name: { en: 'Dhu al-Hijjah', ar: 'ذو الحجة' },
    written: "(?:dhu|zul|dhul|thul|dul)[- ']?(?:al[- ]?)?hijj?ah?|ذ[وي] ?الحجه",
  },
]
