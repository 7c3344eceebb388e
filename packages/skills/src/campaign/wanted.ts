import type { Missing } from '../skill.ts'

/** What a link may still need. */
export const wanted = {
  address: {
    name: { en: 'the page address', ar: 'عنوان الصفحة' },
    example: { en: 'https://example.ae/offers', ar: 'https://example.ae/offers' },
  },
  utm_source: {
    name: {
      en: 'the source (utm_source): who sends the visitor',
      ar: 'المصدر (utm_source): من أين يأتي الزائر',
    },
    example: { en: 'source newsletter', ar: 'المصدر newsletter' },
  },
  utm_medium: {
    name: {
      en: 'the medium (utm_medium): the kind of channel',
      ar: 'الوسيط (utm_medium): نوع القناة',
    },
    example: { en: 'medium email', ar: 'الوسيط email' },
  },
  utm_campaign: {
    name: { en: 'the campaign (utm_campaign): its name', ar: 'الحملة (utm_campaign): اسمها' },
    example: { en: 'campaign ramadan 2027', ar: 'الحملة ramadan 2027' },
  },
} satisfies Record<string, Missing>
