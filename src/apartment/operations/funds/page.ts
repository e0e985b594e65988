/** Where it is paid, if there is such a page. */
export const shownPage = (page: string | null): { readonly pay_url?: string } =>
  page === null ? {} : { pay_url: page }
