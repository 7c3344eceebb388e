import { runs } from '@wakeel/contract'
import { useRef } from 'react'
import type { MessageFile } from '../answers/use-run.ts'
import { fileSize, fileTypeNames } from '../language/files.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { FileChip } from '../ui/file-chip.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './attach-files.module.css'
import { messages } from './attach-messages.ts'
import { ChooseFiles } from './choose-files.tsx'
import { type Attached, attach, MAX_ATTACHED_BYTES, readFile } from './read-file.ts'
import { useDropAndPaste } from './use-drop-and-paste.ts'

/** Where files are chosen, dropped or pasted to go with the next message, and taken away again. */
export function AttachFiles({
  types,
  attached: { files, problem },
  onChange,
}: {
  types: readonly string[]
  attached: Attached
  onChange: (change: (before: Attached) => Attached) => void
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const button = useRef<HTMLButtonElement>(null)
  const add = async (chosen: readonly File[]) => {
    const read = await Promise.all(chosen.map((file) => readFile(file, types)))
    onChange((before) => attach(before, read, types))
  }
  const remove = (file: MessageFile) => {
    onChange((before) => ({ files: before.files.filter((each) => each !== file) }))
    button.current?.focus()
  }
  const isDropping = useDropAndPaste(add)
  const most = formatNumber(runs.MAX_ATTACHED_FILES, language)
  const size = fileSize(MAX_ATTACHED_BYTES, language)
  const named = fileTypeNames(types, language)
  return (
    <div className={styles.attach} data-dropping={isDropping}>
      {files.length > 0 && (
        <ul className={styles.files} aria-label={words.attached}>
          {files.map((file, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: files may have one name, and nothing of one is kept in the page
            <li key={place}>
              <FileChip file={file}>
                <Button
                  kind="quiet"
                  size="small"
                  className={styles.remove}
                  aria-label={words.remove(file.name)}
                  onClick={() => remove(file)}
                >
                  <Icon name="close" size={16} />
                </Button>
              </FileChip>
            </li>
          ))}
        </ul>
      )}
      <ChooseFiles
        ref={button}
        label={words.attach}
        hint={
          <>
            {words.takes(named, runs.MAX_ATTACHED_FILES, size)}{' '}
            <span className={styles.handOver}>{isDropping ? words.drop : words.handOver}</span>
          </>
        }
        accept={types.includes('*/*') ? undefined : types.join()}
        multiple
        onChoose={add}
      />
      {problem && (
        <p className={styles.problem} role="alert">
          {words.problems[problem.kind](problem.name, most, size, named)}
        </p>
      )}
      <span className="visually-hidden" role="status">
        {files.length > 0 && words.count(files.length)}
      </span>
    </div>
  )
}
