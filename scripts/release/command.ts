import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

/** What a program wrote to its end. */
export async function command(
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<Buffer> {
  const { stdout } = await execute(program, args, { cwd, encoding: 'buffer', maxBuffer: 2 ** 30 })
  return stdout
}
