import { latinDigits } from '../reading/arabic.ts'
import { words } from '../reading/words.ts'
import { daysIn } from '../sentences/days.ts'
import { saysMark } from './status.ts'
import { aroundTasks } from './words.ts'

const COUNTED =
  /(?:\b(?<count>\d{1,3}|ten|twelve|fifteen|twenty|thirty|fifty)\s(?:\p{L}+ )?(?:things|tasks|to-?dos|errands|chores|items|jobs to do)\b(?: to do)?|(?<arabic>\d{1,3})\s(?:مهم[ةه]|مهام|شغل[ةه]|شغلات|حاج[ةه]|غرض))/iu
const WORDS: Readonly<Record<string, number>> = {
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  fifty: 50,
}

/** "Two kids, a new job and about 14 things to do": how somebody is, and no task, where more are counted than named and nothing named is to be done. */
export function isOnlySituation(text: string, tasks: readonly string[], today: string): boolean {
  if (/\n|[:：;؛]\s/.test(text.trim())) return false
  const { count = '', arabic } = COUNTED.exec(latinDigits(text))?.groups ?? {}
  const counted = Number(arabic ?? count) || WORDS[count.toLowerCase()] || 0
  if (counted <= tasks.length + 1) return false
  return !tasks.some((task) => {
    const said = latinDigits(task).replace(COUNTED, '')
    const isDone = aroundTasks(words(said)).some(
      ({ concept, from }) => concept === 'does' && from < 2,
    )
    return isDone || saysMark(said) || daysIn(said, today).length > 0
  })
}
