import { words } from '../reading/words.ts'
import { lexicon } from './lexicon.ts'

const courtesies = lexicon(
  {
    closing:
      'thanks, thank you, thx, ty, cheers, appreciate it, much appreciated, great, perfect, nice, cool, good, fine, awesome, wonderful, amazing, super, brilliant, ok, okay, okey, got it, understood, bye, goodbye, very helpful, helpful, that helps, god bless, bless you, all good, that is all, thats all, thats it, no more questions, شكرا, مشكور, مشكوره, تسلم, تسلمي, تسلمين, يسلمو, يعطيك العافيه, ما قصرت, ما قصرتي, جزاك الله خير, يبارك فيك, بارك الله فيك, كفيت ووفيت, ربي يحفظك, تمام, طيب, اوك, اوكي, اوكيه, حلو, ممتاز, ممتازه, زين, عظيم, رائع, فهمت, خلاص, بس كذا, بس كده, مع السلامه, الف شكر, ميرسي',
    beside:
      'very much, so much, a lot, very, much, so, really, that, it, is, was, for, the, your, help, you, all, my, friend, bro, dear, sir, mate, man, i, and, now, then, well, wow, oh, again, on, to, god, جزيلا, كثير, كتير, جدا, اوي, مره, لك, لكم, على, المساعده, مساعدتك, والله, الله, يا, غالي, حبيبي, اخي, خوي, صديقي, عزيزي, هذا, هيك, كذا, كده, كل, شي, شيء, الف, واجد, وايد, من, قلبي',
  },
  { isExact: true },
)
const MOST_WORDS = 8
/** "Is it ok now" without its mark. */
const ASKS = /^\W*(?:so |and )?(?:is|are) (?:it|that|this|all)\b/iu

/** "Great, thanks!", «تسلم يعطيك العافية»: a message that takes what was answered and asks nothing. */
export function isOnlyPolite(message: string): boolean {
  const said = words(message)
  if (said.length === 0 || said.length > MOST_WORDS || /[\d?؟]/.test(message)) return false
  if (ASKS.test(message)) return false
  const hits = courtesies(said)
  const isKnown = (at: number) => hits.some(({ from, to }) => from <= at && at < to)
  return hits.some(({ concept }) => concept === 'closing') && said.every((_, at) => isKnown(at))
}
