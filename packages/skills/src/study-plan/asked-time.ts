import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'
import { numberedIn } from './numbered-topics.ts'
import { studyWords } from './words.ts'

/** Days are asked for, and no hours. */
export const asksForDaysAlone = (text: string): boolean =>
  /how many (?:study |revision )?days|كم يوم|كام يوم|عدد [أا]يام/iu.test(text)

const time = lexicon({
  amount:
    'how many hours, how many study hours, how many days, how many study days, how much time, total hours, number of hours, number of study hours, hours in total, كم ساعه, كم يوم, كم وقت, كام ساعه, كام يوم, مجموع الساعات, عدد الساعات المتبقيه',
})
/** "How many hours do I have until …": the time alone, as long as no topics are listed. */
export const asksForTime = (text: string): boolean => {
  const all = words(text)
  const [asked] = time(all)
  return (
    asked !== undefined &&
    !/^[\s]*[:=]/.test(text.slice(asked.end)) &&
    !studyWords(all).some(({ concept }) => concept === 'label') &&
    numberedIn(text).length === 0
  )
}
