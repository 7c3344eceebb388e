import { words } from '../reading/words.ts'
import { lexicon } from '../sentences/lexicon.ts'

const wishes = lexicon(
  {
    rows: 'which ones, which one was it, what ones, list them, list those, show them, show those, show me them, show it, see them, on what, for what, what did i buy, what did we buy, what was it, what were they, what are they, who are they, who is that, who is it, who was that, مين هو, مين هي, when was that, when was it, what date, which date, how many, how many times, how many are they, how many were they, شو هي, شو هم, شو كانت, ايش هي, ايش هم, وش هي, وش هم, ايه هي, ايه هم, ما هي, مين هم, على شو, علي شو, على ايش, علي ايش, علي ايه, وريني, ورجيني, اعرضهم, اعرضها, متي, امتي, كم مره, كم عددهم, كم عددها, كام مره, عددهم',
    share:
      'share, percentage, percent, proportion, what part, نسبتها, نسبته, نسبتهم, كنسبه, كم نسبه, كم بالميه, كام في الميه',
  },
  { isExact: true },
)
const LONGEST = 60

/** "On what?", "list them", "what share is that?": what an answer rests on, and not another figure. */
export const asksForRows = (text: string): boolean =>
  text.length <= LONGEST && wishes(words(text)).length > 0
