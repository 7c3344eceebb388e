import { receipts } from '@wakeel/contract'
import { type DragEvent, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { TextArea, TextField } from '../ui/field.tsx'
import { messages } from './receipts-messages.ts'
import styles from './receipts-page.module.css'

/** A file holds the receipt twice, and what its skills were given. */
const MAX_FILE_BYTES = 8 * receipts.MAX_JWS_LENGTH

/** Where a receipt is pasted, dropped or chosen as a file. */
export function ReceiptInput({ text, onText }: { text: string; onText: (text: string) => void }) {
  const words = messages[useLanguage().language]
  const [isTooLarge, setTooLarge] = useState(false)
  const read = async (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > MAX_FILE_BYTES)
    if (file.size <= MAX_FILE_BYTES) onText(await file.text())
  }
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    void read(event.dataTransfer.files[0])
  }
  return (
    <div className={styles.form}>
      <TextArea
        label={words.paste}
        hint={words.pasteHint}
        error={isTooLarge && words.tooLarge}
        value={text}
        dir="ltr"
        spellCheck={false}
        onChange={(event) => onText(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <TextField
        label={words.file}
        type="file"
        accept=".json,.jws,.txt,application/json"
        onChange={(event) => void read(event.target.files?.[0])}
      />
    </div>
  )
}
