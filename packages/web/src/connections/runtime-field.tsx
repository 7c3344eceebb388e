import { useQuery } from '@tanstack/react-query'
import type { forge } from '@wakeel/contract'
import { useLanguage } from '../language/language.tsx'
import { Button } from '../ui/button.tsx'
import { Select } from '../ui/field.tsx'
import { messages as loadMessages } from '../ui/load-messages.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { InlineAlert } from '../ui/state.tsx'
import { messages as connectionMessages } from './messages.ts'
import { connectionsQuery } from './queries.ts'
import { messages } from './runtime-messages.ts'
import { ToolChoice } from './tool-choice.tsx'

export type RemoteRuntime = Exclude<forge.AgentRuntime, { kind: 'skills' }>

/** Where an agent that is not the store's own work is executed: which connection, and of a server which tools. */
export function RuntimeField(props: {
  userId: string
  runtime: RemoteRuntime
  onChange: (runtime: RemoteRuntime) => void
}) {
  const { runtime, onChange } = props
  const { language } = useLanguage()
  const words = messages[language]
  const listed = useQuery(connectionsQuery(props.userId))
  if (listed.isPending) return <Skeleton shape="block" />
  if (!listed.data) {
    return (
      <InlineAlert
        tone="danger"
        action={
          <Button kind="secondary" size="small" onClick={() => void listed.refetch()}>
            {loadMessages[language].retry}
          </Button>
        }
      >
        {words.failed}
      </InlineAlert>
    )
  }
  const alike = listed.data.filter(({ kind }) => kind === runtime.kind)
  const chosen = alike.find(({ id }) => id === runtime.connection_id)
  const options = alike.map(({ id, description, address }) => ({
    value: id,
    label: `${description.name} · ${address}`,
  }))
  if (!chosen) options.unshift({ value: runtime.connection_id, label: words.gone })
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
