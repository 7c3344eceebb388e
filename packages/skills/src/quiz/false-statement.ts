import { isContradicted } from './contradicted.ts'
import { denied } from './denied.ts'
import { agrees, distractors, isClearlyOther } from './distractors.ts'
import type { Question } from './question.ts'
import { replace, type Term } from './terms.ts'

/**
 * A sentence made false: surest with another figure, else with another name or by denying it, but only where the sentence rules out what
 * is said then. Undefined where nothing does.
 */
export function falseStatement(
  sentence: string,
  terms: readonly Term[],
  pool: readonly Term[],
  place: number,
): Question | undefined {
  const candidates = terms
    .filter((term) => isContradicted(sentence, term))
    .toSorted((a, b) => Number(b.kind === 'number') - Number(a.kind === 'number'))
  for (const term of candidates) {
    const clear = distractors(term, sentence, pool).filter((other) => isClearlyOther(term, other))
    const agreeing = clear.filter((other) => agrees(term, sentence, other))
    const others = agreeing.length > 0 ? agreeing : clear
    const other = others[place % Math.max(1, Math.min(2, others.length))]
    if (other === undefined) continue
    return {
      kind: 'truth',
      statement: replace(sentence, term.text, other),
      answer: false,
      source: sentence,
      changed: { from: term.text, to: other },
    }
  }
  const contrary = denied(sentence)
  return contrary && { kind: 'truth', answer: false, source: sentence, ...contrary }
}
