import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The name within the built folder of what a server answers under an address: `/blog/seo-1` is `blog/seo-1.html`. */
export function builtFile(folder: string, pathname: string): string {
  const name = pathname === '/' ? 'index' : decodeURIComponent(pathname.slice(1))
  const file = [`${name}.html`, name].find((candidate) => existsSync(join(folder, candidate)))
  if (!file) throw new Error(`${pathname} was asked for, but ${folder} has no such file.`)
  return file
}

/** Bytes that a file of the built site costs on the line: those of its brotli copy where it has one. */
export function bytesOnTheLine(folder: string, file: string): number {
  const path = join(folder, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
