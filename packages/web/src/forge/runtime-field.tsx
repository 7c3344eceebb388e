import { useQuery } from '@tanstack/react-query'
import type { forge } from '@wakeel/contract'
import { messages as connectionMessages } from '../connections/messages.ts'
import { connectionsQuery } from '../connections/queries.ts'
import { ToolChoice } from '../connections/tool-choice.tsx'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages } from './editor-messages.ts'

type Elsewhere = Exclude<forge.AgentRuntime, { kind: 'skills' }>

/** Where an agent that is not the store's own work is executed: which connection, and of a server which tools. */
export function RuntimeField(props: {
  userId: string
  runtime: Elsewhere
  onChange: (runtime: Elsewhere) => void
}) {
  const { runtime, onChange } = props
  const { language } = useLanguage()
  const words = messages[language]
  const asked = useQuery(connectionsQuery(props.userId))
  if (asked.isPending) return <Skeleton shape="block" />
  if (!asked.data) {
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button kind="secondary" size="small" onClick={() => void asked.refetch()}>
            {words.retry}
          </Button>
        }
      >
        {words.connectionsFailed}
      </InlineAlert>
    )
  }
  const alike = asked.data.filter(({ kind }) => kind === runtime.kind)
  const chosen = alike.find(({ id }) => id === runtime.connection_id)
  const options = alike.map(({ id, description, address }) => ({
    value: id,
    label: `${description.name} · ${address}`,
  }))
  if (!chosen) options.unshift({ value: runtime.connection_id, label: words.connectionGone })
  const choose = (connection_id: string) =>
    onChange(
      runtime.kind === 'mcp'
        ? { kind: 'mcp', connection_id, tools: [] }
        : { ...runtime, connection_id },
    )
  return (
    <>
      <Select
        label={words.connection}
        hint={connectionMessages[language].kinds[runtime.kind]}
        options={options}
        value={runtime.connection_id}
        onChoose={choose}
      />
      {runtime.kind === 'mcp' && chosen && (
        <ToolChoice
          tools={chosen.description.tools}
          chosen={runtime.tools}
          onChange={(tools) =>
            onChange({
              ...runtime,
              tools,
              ...(runtime.read_only && { read_only: vouchedOf(runtime.read_only, tools) }),
            })
          }
          vouching={{
            vouched: runtime.read_only ?? [],
            onVouch: (read_only) => onChange({ ...runtime, read_only }),
          }}
        />
      )}
    </>
  )
}

/** Only for what the agent uses is anything vouched. */
const vouchedOf = (vouched: readonly forge.VouchedTool[], tools: readonly string[]) =>
  vouched.filter(({ tool }) => tools.includes(tool))
