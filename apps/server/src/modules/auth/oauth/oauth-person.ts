/** The person the provider has identified. */
export type OauthPerson = {
  subject: string;
  email: string | undefined;
  emailVerified: boolean;
};
