import { useId, useState } from 'react'
import { useLanguage } from '../language/language.tsx'
import { CodeBlock } from '../ui/code-block.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { messages } from './messages.ts'
import styles from './widgets.module.css'

type Mode = 'inline' | 'button'

/** The line that puts a widget on a site. */
export function Snippet({ id }: { id: string }) {
  const words = messages[useLanguage().language]
  const [mode, setMode] = useState<Mode>('inline')
  const name = useId()
  const asButton = mode === 'button' ? ' data-mode="button"' : ''
  const code = `<script src="${location.origin}/widget.js" data-widget="${id}"${asButton} async></script>`
  return (
    <div className={styles.part}>
      <Segmented
        name={name}
        label={words.mode}
        options={(['inline', 'button'] as const).map((value) => ({
          value,
          label: words.modes[value],
        }))}
        chosen={mode}
        onChoose={setMode}
      />
      <CodeBlock code={code} label={words.snippet} />
    </div>
  )
}
