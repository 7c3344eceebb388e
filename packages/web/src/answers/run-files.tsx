import type { runs } from '@wakeel/contract'
import { addressOf, isPicture } from '../drawn-files.ts'
import { useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'
import styles from './run-files.module.css'

/** What came with an answer: pictures to see, other files to keep. */
export function RunFiles({ files }: { files: readonly runs.RunFile[] | undefined }) {
  const words = messages[useLanguage().language]
  if (!files || files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={words.files}>
      {files.map((file, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: files may have one name, and their order does not change
        <li key={place}>
          <RunFile {...file} />
        </li>
      ))}
    </ul>
  )
}

function RunFile({ name, media_type, data }: runs.RunFile) {
  const words = messages[useLanguage().language]
  if (data === null)
    return (
      <span className={styles.file}>
        <bdi>{name}</bdi> · {words.fileTooLarge}
      </span>
    )
  const address = addressOf({ media_type, data })
  return (
    <>
      {isPicture(media_type) && (
        <img className={styles.picture} src={address} alt={words.picture(name)} />
      )}
      <a className={styles.file} href={address} download={name}>
        <bdi>{name}</bdi>
      </a>
    </>
  )
}
