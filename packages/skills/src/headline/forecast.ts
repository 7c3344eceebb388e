import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

/** «هيفتحها», «راح يفتحونه»: the mail is what is opened, and may be named by no more than an ending. */
const opensIt = ['هي', 'حي', 'بي', 'سي', 'ي', 'راح ي', 'رح ي', 'هت', 'حت', 'بت', 'ست'].flatMap(
  (tense) => ['ه', 'ها', 'وه', 'وها', 'ونه', 'ونها'].map((mail) => `${tense}فتح${mail}`),
)

/** How many readers will open or click, in the words in which it is asked. */
export const forecastWords = [
  'open rate, click rate, click through rate, ctr, how many opens, how many clicks, people will open, people would open, people open, will open it, will open this, would open it, will open the email, will open my email, percent will open, percentage will open, will click, would click, نسبه الفتح, معدل الفتح, نسبه النقر, معدل النقر, بالميه من الناس, بالميه من العملا, تفتح الايميل, يفتح الايميل, يفتحون الايميل, يفتحوا الايميل, هيفتحوا, هيفتح, هتفتح, راح يفتح, راح تفتح, راح يفتحون, رح يفتحوا, رح يفتح, بيفتحوا, تفتح الرساله, يفتح الرساله, يفتحوا الرساله, كم واحد يفتح, كم شخص يفتح',
  ...opensIt,
].join(', ')

const forecast = lexicon({ forecast: forecastWords })
const COUNT =
  /%|\b(?:how many|what|per ?cent|percentage|number|rate)\b|(?<!\p{L})(?:كم|كام|قد ?[يإا]يش|[أا]د [إا]يه|ما|نسب[ةه]|معدل|رقم|بالمي[ةه]|بالمئ[ةه])(?!\p{L})/iu

/** "How many of our 12,000 people will open it?": a question about what readers will do, and no line. */
export const asksForecast = (text: string): boolean =>
  COUNT.test(text) && forecast(words(text)).length > 0
