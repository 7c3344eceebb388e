import type { runs } from '@wakeel/contract'
import type { ReactNode } from 'react'
import { fileSize, fileTypeName } from '../language/files.ts'
import { useLanguage } from '../language/language.tsx'
import styles from './file-chip.module.css'
import { Icon } from './icon.tsx'

/** A file by its name, type and size. `children`: what can be done with it. */
export function FileChip({ file, children }: { file: runs.Attachment; children?: ReactNode }) {
  const { language } = useLanguage()
  return (
    <span className={styles.chip}>
      <Icon name="clip" size={16} />
      <bdi className={styles.name}>{file.name}</bdi>
      <span className={styles.facts}>
        <bdi>{fileTypeName(file.media_type, language)}</bdi> · {fileSize(file.size, language)}
      </span>
      {children}
    </span>
  )
}
