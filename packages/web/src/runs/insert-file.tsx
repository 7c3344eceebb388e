import { runs } from '@wakeel/contract'
import { useState } from 'react'
import { formatNumber, useLanguage } from '../language/language.tsx'
import styles from './attach-files.module.css'
import { ChooseFiles } from './choose-files.tsx'
import { messages } from './insert-messages.ts'
import { readText, type TextProblem } from './read-text.ts'
import { useDropAndPaste } from './use-drop-and-paste.ts'

/** Where what a text file says is put into the box, for agents that take no files: so the whole conversation has it. */
export function InsertFile({ onText }: { onText: (text: string) => void }) {
  const { language } = useLanguage()
  const words = messages[language]
  const [outcome, setOutcome] = useState<{ name: string; problem?: TextProblem }>()
  const insert = async (chosen: readonly File[]) => {
    for (const file of chosen) {
      const read = await readText(file)
      if ('text' in read) onText(read.text)
      setOutcome({ name: file.name, ...('problem' in read && { problem: read.problem }) })
      if ('problem' in read) return
    }
  }
  const isDropping = useDropAndPaste(insert)
  return (
    <div className={styles.attach} data-dropping={isDropping}>
      <ChooseFiles
        label={words.insert}
        hint={isDropping ? words.drop : words.hint}
        accept=".csv,.tsv,.txt,.md,.json,.log,text/*"
        onChoose={insert}
      />
      {outcome?.problem && (
        <p className={styles.problem} role="alert">
          {words.problems[outcome.problem](
            outcome.name,
            formatNumber(runs.DEMO_INPUT_MAX_LENGTH, language),
          )}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {outcome && !outcome.problem && words.inserted(outcome.name)}
      </span>
    </div>
  )
}
