import { type connections, forge } from '@wakeel/contract'
import { formatNumber, useLanguage } from '../shell/language.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { Notice } from '../ui/state.tsx'
import { text } from './connect-text.ts'
import styles from './connections.module.css'
import { ToolWords } from './description-card.tsx'

/** What an agent may use of a server at first: as much of it as it can hold. */
export const firstTools = (tools: readonly connections.RemoteTool[]) => tools.slice(0, forge.LIST_MOST.tools).map(({ name }) => name)

/** Which of a server's tools the agent may use. */
export function ToolChoice({
  tools,
  chosen,
  onChange,
}: {
  tools: readonly connections.RemoteTool[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}) {
  const { language } = useLanguage()
  const words = text[language]
  if (tools.length === 0) return <Notice>{words.noTools}</Notice>
  const isFull = chosen.length >= forge.LIST_MOST.tools
  return (
    <Fieldset
      label={
        <>
          {words.tools}{' '}
          {tools.length > forge.LIST_MOST.tools && (
            <span className={styles.small}>{words.toolsMost(formatNumber(forge.LIST_MOST.tools, language))}</span>
          )}
        </>
      }
    >
      <ul className={styles.tools}>
        {tools.map((tool) => {
          const isChosen = chosen.includes(tool.name)
          return (
            <li key={tool.name}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!isChosen && isFull}
                  onChange={() => onChange(isChosen ? chosen.filter((name) => name !== tool.name) : [...chosen, tool.name])}
                />
                <ToolWords tool={tool} />
              </label>
            </li>
          )
        })}
      </ul>
    </Fieldset>
  )
}
