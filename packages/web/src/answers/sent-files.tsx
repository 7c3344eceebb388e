import { useLanguage } from '../language/language.tsx'
import { FileChip } from '../ui/file-chip.tsx'
import styles from './conversation.module.css'
import { conversationMessages } from './conversation-messages.ts'
import type { MessageFile } from './use-run.ts'

/** What went with a message. Its content was handed to the agent and is not there any more. */
export function SentFiles({ files }: { files: readonly MessageFile[] }) {
  const words = conversationMessages[useLanguage().language]
  return (
    <ul className={styles.sent} aria-label={words.sentFiles}>
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files may have one name, and their order does not change
        <li key={place}>
          <FileChip file={file} />
        </li>
      ))}
    </ul>
  )
}
