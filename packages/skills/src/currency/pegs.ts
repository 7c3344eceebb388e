/** Fixed official rates, in units for one US dollar, with the central bank that keeps each. */
export const pegs = {
  USD: { perDollar: 1, bank: undefined },
  AED: {
    perDollar: 3.6725,
    bank: { en: 'Central Bank of the UAE, since 1997', ar: 'مصرف الإمارات المركزي، منذ 1997' },
  },
  SAR: {
    perDollar: 3.75,
    bank: { en: 'Saudi Central Bank, since 1986', ar: 'البنك المركزي السعودي، منذ 1986' },
  },
  QAR: { perDollar: 3.64, bank: { en: 'Qatar Central Bank', ar: 'مصرف قطر المركزي' } },
  BHD: { perDollar: 0.376, bank: { en: 'Central Bank of Bahrain', ar: 'مصرف البحرين المركزي' } },
  // The Omani peg is set the other way round: one rial is 2.6008 dollars.
  OMR: {
    perDollar: 1 / 2.6008,
    bank: { en: 'Central Bank of Oman, since 1986', ar: 'البنك المركزي العماني، منذ 1986' },
  },
} as const

export type Pegged = keyof typeof pegs

export const isPegged = (code: string): code is Pegged => code in pegs
