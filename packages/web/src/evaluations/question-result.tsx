import type { evaluations as contract, Language } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Icon } from '../ui/icon.tsx'
import { Markdown } from '../ui/markdown.tsx'
import styles from './evaluation-tab.module.css'
import { messages } from './messages.ts'

/** What was expected of a reply, whether it was met, and the reply itself. */
export function QuestionResult({ result }: { result: contract.QuestionResult }) {
  const { language } = useLanguage()
  const words = messages[language]
  const { question, answer, outcome_met, expectations_met } = result
  const expected = [
    { text: words.outcomes[question.outcome], isMet: outcome_met },
    ...question.expectations.map((expectation, place) => ({
      text: expectationWords(expectation, language),
      isMet: expectations_met[place] ?? false,
    })),
  ]
  return (
    <div className={styles.result}>
      <h3>{words.expected}</h3>
      <ul className={styles.expected}>
        {expected.map(({ text, isMet }) => (
          <li key={text} data-met={isMet}>
            <Icon name={isMet ? 'check' : 'close'} size={16} />
            <span>
              <bdi>{text}</bdi>{' '}
              <span className="visually-hidden">({isMet ? words.met : words.notMet})</span>
            </span>
          </li>
        ))}
      </ul>
      <h3>{words.answer}</h3>
      {answer ? <Markdown hasLinks={false}>{answer}</Markdown> : <p>{words.noReply}</p>}
    </div>
  )
}

function expectationWords(expectation: contract.Expectation, language: Language): string {
  const words = messages[language]
  if (expectation.kind === 'includes') return words.includes(expectation.text)
  if (expectation.kind === 'excludes') return words.excludes(expectation.text)
  const exact = (value: number) => formatNumber(value, language, { maximumFractionDigits: 6 })
  const { value, tolerance, unit } = expectation
  return words.figure(
    [exact(value), unit].filter(Boolean).join(' '),
    tolerance ? exact(tolerance) : '',
  )
}
