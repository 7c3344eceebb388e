import type { Limit } from '../skill.ts'
import { asksForForecast } from './forecast.ts'

/** What is not done with money of several countries. */
export const currencyLimits: readonly Limit[] = [
  {
    asked: 'forecast, predict, prediction, live rate, live price, توقعات, توقع, السعر الحي',
    sentence: {
      en: 'I have no live rates and forecast none; I convert at the official pegs or at a rate you give.',
      ar: 'لا أملك أسعارًا حية ولا أتوقع الأسعار؛ أحوّل بأسعار الربط الرسمية أو بالسعر الذي تذكره.',
    },
  },
  {
    asked: 'should i buy now, better to wait',
    isAsked: asksForForecast,
    sentence: {
      en: 'I forecast no exchange rate and do not advise whether to buy, send or wait; I convert at the official pegs or at a rate you give.',
      ar: 'لا أتوقع أسعار الصرف ولا أنصح بالشراء أو التحويل أو الانتظار؛ أحوّل بأسعار الربط الرسمية أو بالسعر الذي تذكره.',
    },
    isInstead: true,
  },
  {
    asked:
      'make up a rate, make up the rate, make a rate up, invent a rate, guess the rate, guess a rate, any rate, whatever rate, rate from your head, اي سعر, اخترع سعر, الف سعر, خمن السعر, سعر من راسك, سعر من عندك',
    sentence: {
      en: 'I invent no exchange rate.',
      ar: 'لا أختلق سعر صرف.',
    },
  },
]
