import { type connections, forge } from '@wakeel/contract'
import { useId } from 'react'
import { formatNumber, useLanguage } from '../language/language.tsx'
import { Fieldset } from '../ui/fieldset.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages } from './connect-messages.ts'
import styles from './connections.module.css'
import { ToolWords } from './description-card.tsx'
import { ToolEffects } from './tool-effects.tsx'
import { Vouch, type Vouching } from './vouch.tsx'

/** What an agent may use of a server at first: what only reads, and stays with the server. Whatever else, its creator chooses. */
export const firstTools = (tools: readonly connections.RemoteTool[]) =>
  tools
    .filter(
      ({ effect, is_open_world, unusable }) =>
        effect === 'read_only' && !is_open_world && !unusable,
    )
    .slice(0, forge.MAX_LIST.tools)
    .map(({ name }) => name)

/** Which of a server's tools the agent may use, with what each of them may do. */
export function ToolChoice({
  tools,
  chosen,
  onChange,
  vouching,
}: {
  tools: readonly connections.RemoteTool[]
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
  /** Where the creator can say of a tool that says nothing itself that it only reads. */
  vouching?: Vouching
}) {
  const { language } = useLanguage()
  const words = messages[language]
  const id = useId()
  if (tools.length === 0) return <InlineAlert>{words.noTools}</InlineAlert>
  const isFull = chosen.length >= forge.MAX_LIST.tools
  return (
    <Fieldset
      label={
        <>
          {words.tools}{' '}
          {tools.length > forge.MAX_LIST.tools && (
            <span className={styles.small}>
              {words.maxTools(formatNumber(forge.MAX_LIST.tools, language))}
            </span>
          )}
        </>
      }
    >
      <p className={styles.small}>{words.toolsConfirmed}</p>
      <ul className={styles.tools}>
        {tools.map((tool) => {
          const isChosen = chosen.includes(tool.name)
          return (
            <li key={tool.name}>
              <label className={styles.check}>
                <input
                  type="checkbox"
                  aria-describedby={`${id}-${tool.name}`}
                  checked={isChosen}
                  disabled={!isChosen && (isFull || tool.unusable !== undefined)}
                  onChange={() =>
                    onChange(
                      isChosen
                        ? chosen.filter((name) => name !== tool.name)
                        : [...chosen, tool.name],
                    )
                  }
                />
                <ToolWords tool={tool} note={tool.unusable && words.unusable[tool.unusable]} />
              </label>
              <ToolEffects id={`${id}-${tool.name}`} tool={tool} />
              {vouching && isChosen && <Vouch tool={tool} vouching={vouching} />}
            </li>
          )
        })}
      </ul>
    </Fieldset>
  )
}
