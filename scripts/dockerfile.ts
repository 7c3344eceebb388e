import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, matchesGlob, resolve } from 'node:path'
import { root } from './run.ts'

interface Instruction {
  keyword: string
  rest: string
}

export interface Image {
  /** The folder that stands for the root of the image. */
  folder: string
  workDirectory: string
  environment: Record<string, string>
  command: string[]
}

/** The instructions of a Dockerfile: comments left out, lines that go on joined. */
export function parseDockerfile(text: string): Instruction[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => ({
      keyword: line.split(/\s+/, 1)[0]!.toUpperCase(),
      rest: line.replace(/^\S+\s+/, ''),
    }))
}

/**
 * Does in folders under `place` what the Dockerfile does in images, each stage in one of its own, and answers with the last, which alone is left.
 * Where no container engine is, so is everything found that a build would miss: every file has to be copied to be there.
 * Instead of users of the image whoever runs this owns the files, and the packaged Node stands for the image's, whose version must be the same.
 */
export function repeatDockerfile(text: string, place: string): Image {
  const stages = new Map<string, Image>()
  const defaults: Record<string, string> = {}
  let image: Image | undefined
  for (const { keyword, rest } of parseDockerfile(text)) {
    if (keyword === 'ARG') {
      const [, name = '', value = ''] = /^(\w+)=(.*)$/.exec(rest) ?? []
      defaults[name] = value
      continue
    }
    if (keyword === 'FROM') {
      const [, from = '', name = 'last'] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? []
      requireSameNode(withValues(from, defaults))
      const folder = resolve(place, name)
      mkdirSync(folder, { recursive: true })
      image = { folder, workDirectory: '/', environment: {}, command: [] }
      stages.set(name, image)
      continue
    }
    if (!image) throw new Error(`${keyword} stands before FROM.`)
    if (keyword === 'WORKDIR') {
      image.workDirectory = rest
      mkdirSync(within(image, rest), { recursive: true })
    } else if (keyword === 'COPY') copy(rest, image, stages)
    else if (keyword === 'ENV')
      for (const [, name, value] of rest.matchAll(/(\w+)=(\S+)/g)) image.environment[name!] = value!
    else if (keyword === 'RUN') runIn(image, rest)
    else if (keyword === 'CMD') image.command = JSON.parse(rest) as string[]
    else if (!['USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'LABEL'].includes(keyword))
      throw new Error(`${keyword} is not known here.`)
  }
  if (!image) throw new Error('There is no FROM.')
  for (const stage of stages.values())
    if (stage !== image) rmSync(stage.folder, { recursive: true })
  return image
}

/** Where a path of the image is on this machine. */
export const within = (
  { folder, workDirectory }: Pick<Image, 'folder' | 'workDirectory'>,
  path: string,
): string => join(folder, isAbsolute(path) ? path : join(workDirectory, path))

function copy(rest: string, image: Image, stages: Map<string, Image>): void {
  const words = rest.split(/\s+/)
  const flags = words.filter((word) => word.startsWith('--'))
  const paths = words.filter((word) => !word.startsWith('--'))
  const from = flags.find((flag) => flag.startsWith('--from='))?.slice('--from='.length)
  const target = paths.at(-1)!
  for (const source of paths.slice(0, -1)) {
    const isFolder = target.endsWith('/') || paths.length > 2
    if (from) copyFromStage(stages.get(from), source, image, target)
    else copyFromContext(source, image, target, isFolder)
  }
}

function copyFromStage(
  stage: Image | undefined,
  source: string,
  image: Image,
  target: string,
): void {
  if (!stage) throw new Error(`COPY of ${source} names a stage that is not there.`)
  const path = within(stage, source)
  if (!existsSync(path)) throw new Error(`${source} is not in the stage that it is copied from.`)
  cpSync(path, within(image, target), { recursive: true, verbatimSymlinks: true })
}

/** Of the project's own files those that a clone has and .dockerignore does not leave out. */
function copyFromContext(source: string, image: Image, target: string, isFolder: boolean): void {
  const files = contextFiles().filter((file) => file === source || file.startsWith(`${source}/`))
  if (files.length === 0) throw new Error(`${source} is not in the project.`)
  for (const file of files) {
    const inside =
      file === source ? (isFolder ? basename(file) : '') : file.slice(source.length + 1)
    const path = join(within(image, target), inside)
    mkdirSync(dirname(path), { recursive: true })
    cpSync(resolve(root, file), path)
    chmodSync(path, statSync(resolve(root, file)).mode)
  }
}

function contextFiles(): string[] {
  const ignored = readFileSync(resolve(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter((file) => file && existsSync(resolve(root, file)))
    .filter(
      (file) =>
        !ignored.some(
          (pattern) => matchesGlob(file, pattern) || matchesGlob(file, `${pattern}/**`),
        ),
    )
}

/** A command of the image, with its absolute paths led into the folder and its users left out. */
function runIn(image: Image, rest: string): void {
  const command = rest
    .replaceAll(/--mount=\S+\s*/g, '')
    .replaceAll(/(?<=\s|^)\/(?=\w)/g, `${image.folder}/`)
    .replaceAll('node:node', `${process.getuid?.() ?? 0}:${process.getgid?.() ?? 0}`)
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: within(image, '.'),
    // Nothing of the project around: its own packages would stand in for those that are missing.
    env: { ...bareEnvironment(), ...image.environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  if (status !== 0) throw new Error(`RUN ${rest} ended with ${status}.`)
}

/** What a process of the image finds, with the packaged Node first. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', HOME = '' } = process.env
  const outside = PATH.split(':').filter((folder) => !folder.includes('node_modules'))
  return {
    PATH: [dirname(process.execPath), ...outside].join(':'),
    HOME,
    npm_config_prefer_offline: 'true',
  }
}

function requireSameNode(image: string): void {
  const version = /^node:([\d.]+)/.exec(image)?.[1]
  if (version && `v${version}` !== process.version)
    throw new Error(`${image} is not the Node of the project, ${process.version}.`)
}

const withValues = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\$\{?(\w+)\}?/g, (_, name: string) => values[name] ?? '')
