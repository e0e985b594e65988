/** In which language to answer: the `lang` cookie, then `Accept-Language`, then Chinese. */
import type {} from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Lang } from '../../model/model.ts'

const DEFAULT: Lang = 'zh'
const LANGS: readonly Lang[] = ['zh', 'en']

export function langOf(request: FastifyRequest): Lang {
  // An address that the router cannot read is refused before cookies are.
  const cookies = request.cookies as FastifyRequest['cookies'] | undefined
  return known(cookies?.['lang']) ?? preferred(request.headers['accept-language']) ?? DEFAULT
}

const known = (text: string | undefined): Lang | undefined =>
  LANGS.find((lang) => text !== undefined && text.toLowerCase().startsWith(lang))

/** The first language of the list that we speak, by weight. */
function preferred(header: string | undefined): Lang | undefined {
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
