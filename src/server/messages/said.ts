/** A text of the schemas in both languages, with what it names filled in. */
import { fill } from '../../errors/fill.ts'
import type { Label, Lang, Model } from '../../model/model.ts'

export const said = (
  { app }: Pick<Model, 'app'>,
  key: string,
  params: (lang: Lang) => Readonly<Record<string, string | number>> = () => ({}),
): Label => ({
  zh: fill(app.copy[key]?.zh ?? key, params('zh')),
  en: fill(app.copy[key]?.en ?? key, params('en')),
})
