import { enclosed, type Passage } from '../reading/passage.ts'
import { inOtherScript } from './other-script.ts'
import { quotedBlock } from './quoted-block.ts'
import { ruledOff } from './ruled-off.ts'
import type { Vocabulary } from './units.ts'

/** A text that its form alone tells from the request: by a rule, marks of quotation, a fence or its script. */
export const textApart = (message: string, vocabulary: Vocabulary): Passage | undefined =>
  ruledOff(message) ??
  quotedBlock(message, vocabulary) ??
  enclosed(message) ??
  inOtherScript(message, vocabulary)
