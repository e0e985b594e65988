/**
 * In which language to answer: the `lang` cookie, then `Accept-Language`, then Chinese. One of `schemas/languages` is
 * English to everything behind; only what a refusal says is said in it, where it has the text.
 */
import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import { languages } from '../../generated/languages.ts'
import type { Lang } from '../../model/model.ts'
import { asItIs, sayer, type Say } from '../../values/sayer.ts'

const DEFAULT = 'zh'
const KNOWN: readonly string[] = ['zh', 'en', ...languages.map(({ code }) => code)]
const FURTHER = new Map<string, Say>()

/** Before the first request. */
export async function loadLanguages(): Promise<void> {
  for (const { code, texts } of languages) FURTHER.set(code, sayer(await texts(), 'messages'))
}

export const langOf = (request: FastifyRequest): Lang => (spokenIn(request) === 'zh' ? 'zh' : 'en')

/** Texts as they are, or as a language beside English has them. */
export const sayerFor = (request: FastifyRequest): Say => FURTHER.get(spokenIn(request)) ?? asItIs

function spokenIn(request: FastifyRequest): string {
  // An address that the router cannot read is refused before cookies are.
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined
  return known(cookies?.['lang']) ?? preferred(request.headers['accept-language']) ?? DEFAULT
}

const known = (text: string | undefined): string | undefined =>
  KNOWN.find((code) => text !== undefined && text.toLowerCase().replace('_', '-').startsWith(code.replace('_', '-')))

/** The first language of the list that we speak, by weight. */
function preferred(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const wishes = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().split(/;\s*q=/)
      return { lang: known(tag), weight: Number(weight ?? 1) || 0 }
    })
  return wishes.filter((wish) => wish.lang !== undefined && wish.weight > 0).sort((a, b) => b.weight - a.weight)[0]
    ?.lang
}
