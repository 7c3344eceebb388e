import type { Result } from '../routes.ts'
import { saveDraft } from './agent-file.ts'
import { keepAsInStore } from './agents.ts'
import { connect } from './settings.ts'
import { CommandError, type Terminal } from './terminal.ts'

type Published = Result<'publishAgent'>

/** Lists what the file says, if all checks pass; else a moderator looks at it. */
export async function publish(terminal: Terminal, { file }: { file: string }): Promise<void> {
  const connection = await connect(terminal)
  const { app_id } = await saveDraft(terminal, connection, file)
  terminal.write('Checking…')
  const { status, slug, checks } = await connection.call('publishAgent', { app_id, publish: true })
  for (const check of checks) terminal.write(lineOf(check))
  // Publishing moves the agent on, and the file has to follow, or its next change would be refused as one made elsewhere.
  await keepAsInStore(terminal, connection, file, app_id)
  if (status === 'published') {
    terminal.write(`Published: the store lists it as ${slug}.`)
    return
  }
  throw new CommandError('Not listed: a check did not pass, so a moderator will look at it.')
}

const lineOf = ({ name, passed, reasons }: Published['checks'][number]): string => {
  const why = reasons.map(({ code, about, found }) =>
    [code.replaceAll('_', ' '), about, found].filter(Boolean).join(': '),
  )
  return [
    `${passed ? 'ok    ' : 'failed'}  ${name}`,
    ...why.map((line) => `          ${line}`),
  ].join('\n')
}
