import type { runs } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { messages } from './messages.ts'
import styles from './run-files.module.css'

/** What a browser draws as a picture and never runs. */
const PICTURE = /^image\/(?:png|jpeg|gif|webp|avif)$/

/** What came with an answer: pictures to see, other files to keep. */
export function RunFiles({ files }: { files: readonly runs.RunFile[] | undefined }) {
  const words = messages[useLanguage().language]
  if (!files || files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={words.files}>
      {files.map(({ name, media_type, data }, place) => {
        const address = `data:${media_type};base64,${data}`
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: files may have one name, and their order does not change
          <li key={place}>
            {data !== null && PICTURE.test(media_type) && (
              <img className={styles.picture} src={address} alt={name} />
            )}
            {data === null ? (
              <span className={styles.file}>
                <bdi>{name}</bdi> · {words.fileTooLarge}
              </span>
            ) : (
              <a className={styles.file} href={address} download={name}>
                <bdi>{name}</bdi>
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
