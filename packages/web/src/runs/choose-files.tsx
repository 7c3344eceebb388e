import { type ReactNode, type Ref, useId, useRef } from 'react'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './attach-files.module.css'

/** A button that opens the device's chooser of files, and what there is to know beside it. */
export function ChooseFiles({
  label,
  hint,
  accept,
  multiple = false,
  onChoose,
  ref,
}: {
  label: string
  hint: ReactNode
  /** Undefined: any. */
  accept: string | undefined
  multiple?: boolean
  onChoose: (files: readonly File[]) => Promise<void>
  ref?: Ref<HTMLButtonElement>
}) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.row}>
      <Button
        ref={ref}
        kind="secondary"
        size="small"
        aria-describedby={id}
        onClick={() => chooser.current?.click()}
      >
        <Icon name="clip" size={16} /> {label}
      </Button>
      <p id={id} className={styles.hint}>
        {hint}
      </p>
      <input
        ref={chooser}
        type="file"
        multiple={multiple}
        hidden
        accept={accept}
        onChange={({ target }) => {
          void onChoose([...(target.files ?? [])])
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </div>
  )
}
