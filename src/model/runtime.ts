/** The runtime configuration, `/config.json`: what a deployment says about itself, as server and console read it. */
import type { Host, Label } from './model.ts'

export interface Runtime {
  /** Base address of each host; empty: where the console came from. */
  readonly hosts: Readonly<Record<Host, string>>
  /** Key of the brand to show whatever the host name says. */
  readonly brand: string | null
  /** More brands, or changes to those of the schemas by their key. */
  readonly brands: readonly BrandSetting[]
  readonly company: Label
  readonly links: { readonly privacy: string; readonly terms: string; readonly icp: string; readonly service: string }
  readonly maps_key: string
  readonly downloads: {
    readonly windows: string
    readonly macos: string
    readonly android: string
    readonly ios: string
  }
  readonly private_deployment: boolean
  readonly copyright_start: number
  /** Empty: not shown. */
  readonly hotline: string
  readonly desktop_version: string
  /** The account that the login page names; only where demo data was made. */
  readonly demo: { readonly name: string; readonly pass: string } | null
}

export interface BrandSetting {
  readonly key: string
  readonly name?: Label
  readonly hosts?: readonly string[]
  readonly colour?: string
  readonly logo?: string
  readonly icon?: string
  readonly slogan?: Label
}
