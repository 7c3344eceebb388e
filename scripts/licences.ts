import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

/** The packages that modules are from, each with its licence, which asks to go with every copy of its code. */
export function licencesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((file) => packageFolder(file) ?? []))
  return [...folders].sort().map(licenceOf).join('\n')
}

const packageFolder = (file: string) =>
  /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0]

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(resolve(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string }
  const texts = readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)/i.test(file))
    .map((file) => readFileSync(resolve(folder, file), 'utf8'))
  return [`# ${name} ${version} (${license})\n`, ...texts].join('\n')
}
