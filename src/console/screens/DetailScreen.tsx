export default function DetailScreen(_props: { readonly plural: string }) { return null }
