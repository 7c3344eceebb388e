import { useQuery } from '@tanstack/react-query'
import type { receipts } from '@wakeel/contract'
import { useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { alertUser } from '../ui/toast.tsx'
import { readOwnRun } from './queries.ts'
import { messages } from './receipts-messages.ts'
import styles from './receipts-page.module.css'
import { isRequestOf, isTextOf } from './verify.ts'

/** Where a text is held against the hash that the receipt has of it. */
export function CompareTexts({ receipt }: { receipt: receipts.Receipt }) {
  const { language } = useLanguage()
  const words = messages[language]
  const session = useSession()
  const [input, setInput] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [answer, setAnswer] = useState('')
  const hasFiles = receipt.input_files !== undefined
  const fill = async () => {
    try {
      const run = await readOwnRun(receipt.run_id, language)
      setInput(run.input)
      setAnswer(run.answer ?? '')
    } catch {
      alertUser(words.fillFailed, 'danger')
    }
  }
  return (
    <section className={styles.compare}>
      <h2>{words.compare}</h2>
      <p className={styles.lead}>{words.compareText}</p>
      {session.status === 'signed_in' && (
        <div className={styles.actions}>
          <Button kind="secondary" onClick={() => void fill()}>
            {words.fill}
          </Button>
        </div>
      )}
      <TextArea
        label={words.input}
        value={input}
        onChange={(event) => setInput(event.target.value)}
      />
      {hasFiles && (
        <TextField
          label={words.inputFiles}
          hint={words.inputFilesHint}
          type="file"
          multiple
          onChange={({ target }) => setFiles([...(target.files ?? [])])}
        />
      )}
      <Comparison
        text={input}
        hash={receipt.input_sha256}
        of={files.map(({ name, size, lastModified }) => [name, size, lastModified])}
        isSame={() => isRequestOf(receipt, input, files)}
        missing={words.filesMissing}
      />
      <TextArea
        label={words.answer}
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Comparison
        text={answer}
        hash={receipt.answer_sha256}
        isSame={() => isTextOf(receipt.answer_sha256 ?? '', answer)}
      />
    </section>
  )
}

function Comparison({
  text,
  hash,
  of = [],
  isSame: compare,
  missing,
}: {
  text: string
  hash: string | null
  /** What is compared beside the text, as far as it tells two comparisons apart. */
  of?: readonly unknown[]
  /** Undefined: something is missing. */
  isSame: () => Promise<boolean | undefined>
  missing?: string
}) {
  const words = messages[useLanguage().language]
  const compared = useQuery({
    queryKey: ['receipts', 'compare', hash, text, of],
    queryFn: async () => (await compare()) ?? null,
    enabled: text !== '' && hash !== null,
    gcTime: 0,
  })
  const isSame = compared.data
  return (
    <div role="status">
      {text !== '' && isSame !== undefined && (
        <p className={isSame ? styles.same : styles.other}>
          <Icon name={isSame ? 'check' : 'warning'} size={16} />{' '}
          {isSame === null ? missing : isSame ? words.same : words.other}
        </p>
      )}
    </div>
  )
}
