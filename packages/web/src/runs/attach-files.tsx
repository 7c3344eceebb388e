import { runs } from '@wakeel/contract'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { MessageFile } from '../answers/use-run.ts'
import { fileSize, fileTypeNames } from '../language/files.ts'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { FileChip } from '../ui/file-chip.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './attach-files.module.css'
import { messages } from './attach-messages.ts'
import { type Attached, attach, MAX_ATTACHED_BYTES, readFile } from './read-file.ts'

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
  const hint = useId()
  const chooser = useRef<HTMLInputElement>(null)
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
      <div className={styles.row}>
        <Button
          ref={button}
          kind="secondary"
          size="small"
          aria-describedby={hint}
          onClick={() => chooser.current?.click()}
        >
          <Icon name="clip" size={16} /> {words.attach}
        </Button>
        <p id={hint} className={styles.hint}>
          {words.takes(named, runs.MAX_ATTACHED_FILES, size)}{' '}
          <span className={styles.handOver}>{isDropping ? words.drop : words.handOver}</span>
        </p>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={types.includes('*/*') ? undefined : types.join()}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            // The same file can be chosen again after it was removed.
            target.value = ''
          }}
        />
      </div>
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

/** Hears files that are dropped or pasted anywhere on the page. Whether some are being dragged over it. */
function useDropAndPaste(onFiles: (files: readonly File[]) => Promise<void>): boolean {
  const [isDropping, setDropping] = useState(false)
  const over = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDropping(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    // Out of the page, and not from one part of it to the next.
    if (event.relatedTarget === null) setDropping(false)
  })
  const drop = useEffectEvent((event: DragEvent) => {
    setDropping(false)
    // Some other place of the page has taken it.
    if (event.defaultPrevented || !event.dataTransfer?.files.length) return
    event.preventDefault()
    void onFiles([...event.dataTransfer.files])
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { files, types } = event.clipboardData ?? {}
    // Cells of a sheet are copied as text and as a picture of it: the text is meant.
    if (!files?.length || types?.includes('text/plain')) return
    event.preventDefault()
    void onFiles([...files])
  })
  useEffect(() => {
    const heard = new AbortController()
    const { signal } = heard
    document.addEventListener('dragover', (event) => over(event), { signal })
    document.addEventListener('dragleave', (event) => leave(event), { signal })
    document.addEventListener('drop', (event) => drop(event), { signal })
    document.addEventListener('paste', (event) => paste(event), { signal })
    return () => heard.abort()
  }, [])
  return isDropping
}
