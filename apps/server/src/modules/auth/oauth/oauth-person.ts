/** Who the provider says came back. */
export type OauthPerson = {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
};
