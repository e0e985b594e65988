/** A server that speaks S3, as far as tests ask it. */
declare module 's3rver' {
  interface Options {
    readonly port: number
    readonly address: string
    readonly silent: boolean
    readonly directory: string
    readonly configureBuckets: readonly { readonly name: string; readonly configs: readonly string[] }[]
  }
  export default class S3rver {
    constructor(options: Options)
    /** Who is asked first stands first. */
    readonly middleware: ((context: { readonly url: string }, next: () => Promise<void>) => Promise<void>)[]
    run(): Promise<{ readonly port: number }>
    close(): Promise<void>
  }
}
