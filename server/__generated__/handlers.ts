// Generated from openapi.json by codegen/generate.ts. Do not edit.

import type { Filled, LowerCased, None, OtherHeaders, Payload, WithFiles } from "./handler-types.ts";
import type { components, operations } from "./types.ts";

type Schemas = components["schemas"];

/** Parameters and body as the router hands them over: parsed, valid, defaults filled in. */
export interface Inputs {
  /** Search repositories and Claims */
  search: {
    path: None;
    query: Filled<NonNullable<operations["search"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["search"]["parameters"]["header"]>>;
  };
  /** List repositories */
  listRepositories: {
    path: None;
    query: Filled<NonNullable<operations["listRepositories"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["listRepositories"]["parameters"]["header"]>>;
  };
  /** Resolve a human path */
  resolveRepository: {
    path: None;
    query: NonNullable<operations["resolveRepository"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["resolveRepository"]["parameters"]["header"]>>;
  };
  /** Read a repository */
  getRepository: {
    path: NonNullable<operations["getRepository"]["parameters"]["path"]>;
    query: NonNullable<operations["getRepository"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getRepository"]["parameters"]["header"]>>;
  };
  /** List Claims */
  listClaims: {
    path: None;
    query: Filled<NonNullable<operations["listClaims"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["listClaims"]["parameters"]["header"]>>;
  };
  /** Read a Claim */
  getClaim: {
    path: NonNullable<operations["getClaim"]["parameters"]["path"]>;
    query: NonNullable<operations["getClaim"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getClaim"]["parameters"]["header"]>>;
  };
  /** List Runs */
  listRuns: {
    path: None;
    query: Filled<NonNullable<operations["listRuns"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["listRuns"]["parameters"]["header"]>>;
  };
  /** Request a Run */
  createRun: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["createRun"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["RunRequest"] };
  /** Read a Run */
  getRun: {
    path: NonNullable<operations["getRun"]["parameters"]["path"]>;
    query: NonNullable<operations["getRun"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getRun"]["parameters"]["header"]>>;
  };
  /** Read a Run's log */
  listRunLogs: {
    path: NonNullable<operations["listRunLogs"]["parameters"]["path"]>;
    query: Filled<NonNullable<operations["listRunLogs"]["parameters"]["query"]>, "limit">;
    headers: LowerCased<NonNullable<operations["listRunLogs"]["parameters"]["header"]>>;
  };
  /** Read the record of a stored object */
  getEvidence: {
    path: NonNullable<operations["getEvidence"]["parameters"]["path"]>;
    query: NonNullable<operations["getEvidence"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getEvidence"]["parameters"]["header"]>>;
  };
  /** List public repositories, or read one */
  listLegacyRepositories: {
    path: None;
    query: NonNullable<operations["listLegacyRepositories"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["listLegacyRepositories"]["parameters"]["header"]>>;
  };
  /** Submit a paper */
  createRepository: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["createRepository"]["parameters"]["header"]>>;
  } & (
    | { contentType: "multipart/form-data"; body: Filled<WithFiles<Schemas["RepositoryUpload"], "paper">, "paperLicense" | "codeLicense" | "visibility"> }
    | { contentType: "application/json"; body: Filled<Schemas["RepositoryIndexing"], "visibility"> }
  );
  /** Edit a repository */
  updateRepository: {
    path: NonNullable<operations["updateRepository"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["updateRepository"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["RepositoryUpdate"] };
  /** Withdraw a repository */
  withdrawRepository: {
    path: NonNullable<operations["withdrawRepository"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["withdrawRepository"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["WithdrawalRequest"] };
  /** Read a version of a repository */
  getRepositoryVersion: {
    path: NonNullable<operations["getRepositoryVersion"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getRepositoryVersion"]["parameters"]["header"]>>;
  };
  /** Follow the processing of a repository */
  getProcessing: {
    path: None;
    query: NonNullable<operations["getProcessing"]["parameters"]["query"]>;
    headers: None;
  };
  /** Look at the code again */
  createIngestion: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["createIngestion"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["IngestionRequest"] };
  /** Retry a failed or blocked job */
  retryJob: {
    path: NonNullable<operations["retryJob"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["retryJob"]["parameters"]["header"]>>;
  };
  /** Cancel a job */
  cancelJob: {
    path: NonNullable<operations["cancelJob"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["cancelJob"]["parameters"]["header"]>>;
  };
  /** Star or unstar a repository */
  updateStar: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["updateStar"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["StarUpdate"] };
  /** Ask for a reproduction, or withdraw that */
  updateRequest: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["updateRequest"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["RequestUpdate"] };
  /** Follow or unfollow a repository or a person */
  updateFollow: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["updateFollow"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["FollowUpdate"] };
  /** Copy a repository */
  createFork: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["createFork"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["ForkRequest"] };
  /** Request a Run (unversioned) */
  createLegacyRun: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["createLegacyRun"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["RunRequest"] };
  /** Follow a Run's log */
  streamRunLogs: {
    path: NonNullable<operations["streamRunLogs"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["streamRunLogs"]["parameters"]["header"]>>;
  };
  /** Cancel a Run */
  cancelRun: {
    path: NonNullable<operations["cancelRun"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["cancelRun"]["parameters"]["header"]>>;
  };
  /** Read the badge of a repository */
  getBadge: {
    path: NonNullable<operations["getBadge"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getBadge"]["parameters"]["header"]>>;
  };
  /** Read the picture that a shared link shows */
  getOpenGraphImage: {
    path: NonNullable<operations["getOpenGraphImage"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getOpenGraphImage"]["parameters"]["header"]>>;
  };
  /** Read the picture of a Claim in its paper */
  getClaimPicture: {
    path: NonNullable<operations["getClaimPicture"]["parameters"]["path"]>;
    query: NonNullable<operations["getClaimPicture"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getClaimPicture"]["parameters"]["header"]>>;
  };
  /** Ask how to embed a page */
  getEmbedding: {
    path: None;
    query: NonNullable<operations["getEmbedding"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getEmbedding"]["parameters"]["header"]>>;
  };
  /** Cite a repository in BibTeX */
  getBibtex: {
    path: NonNullable<operations["getBibtex"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getBibtex"]["parameters"]["header"]>>;
  };
  /** Cite a repository in CSL-JSON */
  getCslJson: {
    path: NonNullable<operations["getCslJson"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getCslJson"]["parameters"]["header"]>>;
  };
  /** Export a repository as an RO-Crate */
  getCrate: {
    path: NonNullable<operations["getCrate"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getCrate"]["parameters"]["header"]>>;
  };
  /** Follow what is judged */
  getFeed: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getFeed"]["parameters"]["header"]>>;
  };
  /** Follow what is judged of a repository */
  getRepositoryFeed: {
    path: NonNullable<operations["getRepositoryFeed"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getRepositoryFeed"]["parameters"]["header"]>>;
  };
  /** Draft the manifest of a repository */
  getManifestDraft: {
    path: NonNullable<operations["getManifestDraft"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Draft a manifest before a submission */
  createManifestDraft: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "multipart/form-data"; body: WithFiles<Schemas["ManifestDraftRequest"], "paper"> };
  /** Look up a preprint */
  lookupPreprint: {
    path: None;
    query: NonNullable<operations["lookupPreprint"]["parameters"]["query"]>;
    headers: None;
  };
  /** Download a stored object */
  getObject: {
    path: NonNullable<operations["getObject"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getObject"]["parameters"]["header"]>>;
  };
  /** Verify signed statements */
  verifyAttestation: {
    path: NonNullable<operations["verifyAttestation"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Check the service */
  getHealth: {
    path: None;
    query: None;
    headers: None;
  };
  /** Sign up */
  signUp: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Schemas["SignUp"] };
  /** Sign in by e-mail */
  signIn: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Filled<Schemas["SignIn"], "rememberMe"> };
  /** Sign in by user name */
  signInUsername: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Filled<Schemas["SignInUsername"], "rememberMe"> };
  /** Sign out */
  signOut: {
    path: None;
    query: None;
    headers: None;
  };
  /** Read the current session */
  getSession: {
    path: None;
    query: None;
    headers: None;
  };
  /** Create an API key */
  createApiKey: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["createApiKey"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Filled<Schemas["ApiKeyCreation"], "expiresIn" | "scopes"> };
  /** List API keys */
  listApiKeys: {
    path: None;
    query: Filled<NonNullable<operations["listApiKeys"]["parameters"]["query"]>, "limit" | "offset" | "sortBy" | "sortDirection">;
    headers: None;
  };
  /** Revoke an API key */
  deleteApiKey: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["deleteApiKey"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["ApiKeyDeletion"] };
  /** Create an organization */
  createOrganization: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["createOrganization"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["OrganizationCreation"] };
  /** List the caller's organizations */
  listOrganizations: {
    path: None;
    query: None;
    headers: None;
  };
  /** List members */
  listMembers: {
    path: None;
    query: Filled<NonNullable<operations["listMembers"]["parameters"]["query"]>, "limit" | "offset">;
    headers: None;
  };
  /** Invite a person */
  inviteMember: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["inviteMember"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["InvitationCreation"] };
  /** List invitations */
  listInvitations: {
    path: None;
    query: NonNullable<operations["listInvitations"]["parameters"]["query"]>;
    headers: None;
  };
  /** Accept an invitation */
  acceptInvitation: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["acceptInvitation"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["InvitationAcceptance"] };
  /** Read an invitation */
  getInvitation: {
    path: None;
    query: NonNullable<operations["getInvitation"]["parameters"]["query"]>;
    headers: None;
  };
  /** Decline an invitation */
  declineInvitation: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["declineInvitation"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["InvitationAcceptance"] };
  /** Take an invitation back */
  cancelInvitation: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["cancelInvitation"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["InvitationAcceptance"] };
  /** Remove a member */
  removeMember: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["removeMember"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["MemberRemoval"] };
  /** Change a member's role */
  updateMemberRole: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["updateMemberRole"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["MemberRoleUpdate"] };
  /** Leave an organization */
  leaveOrganization: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["leaveOrganization"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["OrganizationDeparture"] };
  /** Change one's profile */
  updateProfile: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["updateProfile"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["ProfileUpdate"] };
  /** Change one's picture */
  updateAvatar: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["updateAvatar"]["parameters"]["header"]>>;
  } & (
    | { contentType: "image/png"; body: Uint8Array }
    | { contentType: "image/jpeg"; body: Uint8Array }
    | { contentType: "image/webp"; body: Uint8Array }
  );
  /** List one's browser sessions */
  listSessions: {
    path: None;
    query: None;
    headers: None;
  };
  /** Sign out everywhere else */
  revokeOtherSessions: {
    path: None;
    query: None;
    headers: None;
  };
  /** End a session */
  revokeSession: {
    path: NonNullable<operations["revokeSession"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Delete one's account */
  deleteAccount: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Schemas["AccountDeletion"] };
  /** Have a link for a new password mailed */
  requestPasswordReset: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Schemas["PasswordResetRequest"] };
  /** Choose a new password with a mailed link */
  resetPassword: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Schemas["PasswordReset"] };
  /** Have a link to confirm one's address mailed */
  sendConfirmation: {
    path: None;
    query: None;
    headers: None;
  };
  /** Confirm an address with a mailed link */
  confirmEmail: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/json"; body: Schemas["EmailConfirmation"] };
  /** Open the home page */
  getHomePage: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getHomePage"]["parameters"]["header"]>>;
  };
  /** Open the search page */
  getSearchPage: {
    path: None;
    query: NonNullable<operations["getSearchPage"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getSearchPage"]["parameters"]["header"]>>;
  };
  /** Open the page of a person or an organization */
  getOwnerPage: {
    path: NonNullable<operations["getOwnerPage"]["parameters"]["path"]>;
    query: NonNullable<operations["getOwnerPage"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getOwnerPage"]["parameters"]["header"]>>;
  };
  /** Follow a person with a form */
  submitFollowForm: {
    path: NonNullable<operations["submitFollowForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["FollowForm"] };
  /** Open the page of a repository */
  getRepositoryPage: {
    path: NonNullable<operations["getRepositoryPage"]["parameters"]["path"]>;
    query: NonNullable<operations["getRepositoryPage"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getRepositoryPage"]["parameters"]["header"]>>;
  };
  /** Open the page of a version */
  getVersionPage: {
    path: NonNullable<operations["getVersionPage"]["parameters"]["path"]>;
    query: NonNullable<operations["getVersionPage"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getVersionPage"]["parameters"]["header"]>>;
  };
  /** Open the certificate of a repository */
  getCertificatePage: {
    path: NonNullable<operations["getCertificatePage"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getCertificatePage"]["parameters"]["header"]>>;
  };
  /** Star, follow or want reproduced with a form */
  submitReactionForm: {
    path: NonNullable<operations["submitReactionForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["ReactionForm"] };
  /** Open the page of a repository's forks */
  getForksPage: {
    path: NonNullable<operations["getForksPage"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getForksPage"]["parameters"]["header"]>>;
  };
  /** Copy a repository with a form */
  submitForkForm: {
    path: NonNullable<operations["submitForkForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["ForkForm"] };
  /** Open the page that explains the words */
  getWordsPage: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getWordsPage"]["parameters"]["header"]>>;
  };
  /** Choose the language of pages with a form */
  submitLanguageForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["LanguageForm"] };
  /** Open the page to sign in */
  getSignInPage: {
    path: None;
    query: NonNullable<operations["getSignInPage"]["parameters"]["query"]>;
    headers: None;
  };
  /** Sign in with a form */
  submitSignInForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["SignInForm"] };
  /** Open the page to sign up */
  getSignUpPage: {
    path: None;
    query: NonNullable<operations["getSignUpPage"]["parameters"]["query"]>;
    headers: None;
  };
  /** Sign up with a form */
  submitSignUpForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["SignUpForm"] };
  /** Sign out with a form */
  submitSignOutForm: {
    path: None;
    query: None;
    headers: None;
  };
  /** Open the page of one's account */
  getAccountPage: {
    path: None;
    query: NonNullable<operations["getAccountPage"]["parameters"]["query"]>;
    headers: None;
  };
  /** Change one's profile with a form */
  submitProfileForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["ProfileForm"] };
  /** Change one's picture with a form */
  submitPictureForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "multipart/form-data"; body: WithFiles<Schemas["PictureForm"], "picture"> };
  /** Sign out everywhere else with a form */
  submitOtherSessionsForm: {
    path: None;
    query: None;
    headers: None;
  };
  /** End a session with a form */
  submitSessionForm: {
    path: NonNullable<operations["submitSessionForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Delete one's account with a form */
  submitAccountDeletionForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["AccountDeletionForm"] };
  /** Have a link to confirm one's address mailed with a form */
  submitConfirmationForm: {
    path: None;
    query: None;
    headers: None;
  };
  /** Open the form for a forgotten password */
  getForgottenPage: {
    path: None;
    query: None;
    headers: None;
  };
  /** Have a link for a new password mailed with a form */
  submitForgottenForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["ForgottenForm"] };
  /** Open the form for a new password */
  getNewPasswordPage: {
    path: None;
    query: NonNullable<operations["getNewPasswordPage"]["parameters"]["query"]>;
    headers: None;
  };
  /** Choose a new password with a form */
  submitNewPasswordForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["NewPasswordForm"] };
  /** Open the form to confirm an address */
  getConfirmEmailPage: {
    path: None;
    query: NonNullable<operations["getConfirmEmailPage"]["parameters"]["query"]>;
    headers: None;
  };
  /** Confirm an address with a form */
  submitConfirmEmailForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["ConfirmEmailForm"] };
  /** Open the page of one's organizations */
  getOrganizationsPage: {
    path: None;
    query: NonNullable<operations["getOrganizationsPage"]["parameters"]["query"]>;
    headers: None;
  };
  /** Make an organization with a form */
  submitOrganizationForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["OrganizationForm"] };
  /** Open the page of an organization's members */
  getOrganizationPage: {
    path: NonNullable<operations["getOrganizationPage"]["parameters"]["path"]>;
    query: NonNullable<operations["getOrganizationPage"]["parameters"]["query"]>;
    headers: None;
  };
  /** Invite with a form */
  submitInvitationForm: {
    path: NonNullable<operations["submitInvitationForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["InvitationForm"] };
  /** Take an invitation back with a form */
  submitInvitationCancelForm: {
    path: NonNullable<operations["submitInvitationCancelForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Change a member's role with a form */
  submitRoleForm: {
    path: NonNullable<operations["submitRoleForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["RoleForm"] };
  /** Remove a member with a form */
  submitRemovalForm: {
    path: NonNullable<operations["submitRemovalForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Leave an organization with a form */
  submitDepartureForm: {
    path: NonNullable<operations["submitDepartureForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Open an invitation */
  getInvitationPage: {
    path: NonNullable<operations["getInvitationPage"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Answer an invitation with a form */
  submitInvitationAnswerForm: {
    path: NonNullable<operations["submitInvitationAnswerForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["InvitationAnswerForm"] };
  /** Open the page to submit a paper */
  getSubmitPage: {
    path: None;
    query: None;
    headers: None;
  };
  /** Submit a paper with a form */
  submitPaperForm: {
    path: None;
    query: None;
    headers: None;
  } & (
    | { contentType: "application/x-www-form-urlencoded"; body: Schemas["PaperLinkForm"] }
    | { contentType: "multipart/form-data"; body: WithFiles<Schemas["PaperUploadForm"], "paper"> }
  );
  /** Open the page to draft a manifest */
  getDraftPage: {
    path: None;
    query: None;
    headers: None;
  };
  /** Draft a manifest with a form */
  submitDraftForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "multipart/form-data"; body: WithFiles<Schemas["ManifestDraftForm"], "paper"> };
  /** Open the page of API keys */
  getKeysPage: {
    path: None;
    query: NonNullable<operations["getKeysPage"]["parameters"]["query"]>;
    headers: None;
  };
  /** Create an API key with a form */
  submitKeyForm: {
    path: None;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["KeyForm"] };
  /** Revoke an API key with a form */
  submitRevocationForm: {
    path: NonNullable<operations["submitRevocationForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Look at the code again with a form */
  submitLookForm: {
    path: NonNullable<operations["submitLookForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["LookForm"] };
  /** Retry a job with a form */
  submitRetryForm: {
    path: NonNullable<operations["submitRetryForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Cancel a job with a form */
  submitCancelForm: {
    path: NonNullable<operations["submitCancelForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Request a Run with a form */
  submitRunForm: {
    path: NonNullable<operations["submitRunForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["RunForm"] };
  /** Open the page of a Run */
  getRunPage: {
    path: NonNullable<operations["getRunPage"]["parameters"]["path"]>;
    query: NonNullable<operations["getRunPage"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getRunPage"]["parameters"]["header"]>>;
  };
  /** Open the page of a repository's processing */
  getPipelinePage: {
    path: NonNullable<operations["getPipelinePage"]["parameters"]["path"]>;
    query: NonNullable<operations["getPipelinePage"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getPipelinePage"]["parameters"]["header"]>>;
  };
  /** Load a script or the icon of a page */
  getPageAsset: {
    path: NonNullable<operations["getPageAsset"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getPageAsset"]["parameters"]["header"]>>;
  };
  /** Cancel a Run with a form */
  submitRunCancelForm: {
    path: NonNullable<operations["submitRunCancelForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Open the settings of a repository */
  getSettingsPage: {
    path: NonNullable<operations["getSettingsPage"]["parameters"]["path"]>;
    query: None;
    headers: None;
  };
  /** Edit a repository with a form */
  submitSettingsForm: {
    path: NonNullable<operations["submitSettingsForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["SettingsForm"] };
  /** Withdraw a repository with a form */
  submitWithdrawalForm: {
    path: NonNullable<operations["submitWithdrawalForm"]["parameters"]["path"]>;
    query: None;
    headers: None;
  } & { contentType: "application/x-www-form-urlencoded"; body: Schemas["WithdrawalForm"] };
  /** Read this contract */
  getContract: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getContract"]["parameters"]["header"]>>;
  };
  /** Read the guide for language models */
  getLlms: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getLlms"]["parameters"]["header"]>>;
  };
  /** Read what crawlers may ask for */
  getRobots: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getRobots"]["parameters"]["header"]>>;
  };
  /** Read the site map */
  getSitemap: {
    path: None;
    query: NonNullable<operations["getSitemap"]["parameters"]["query"]>;
    headers: LowerCased<NonNullable<operations["getSitemap"]["parameters"]["header"]>>;
  };
  /** Load the icon */
  getFavicon: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getFavicon"]["parameters"]["header"]>>;
  };
  /** Open the API reference */
  getApiReference: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getApiReference"]["parameters"]["header"]>>;
  };
  /** Open the page of an operation */
  getOperationPage: {
    path: NonNullable<operations["getOperationPage"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getOperationPage"]["parameters"]["header"]>>;
  };
  /** Open the page of a schema */
  getSchemaPage: {
    path: NonNullable<operations["getSchemaPage"]["parameters"]["path"]>;
    query: None;
    headers: LowerCased<NonNullable<operations["getSchemaPage"]["parameters"]["header"]>>;
  };
  /** Read the public keys */
  getKeySet: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getKeySet"]["parameters"]["header"]>>;
  };
  /** Read the schema of the experiment manifest */
  getExperimentSchema: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getExperimentSchema"]["parameters"]["header"]>>;
  };
  /** Read the schema of the reproduction-result predicate */
  getReproductionResultSchema: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["getReproductionResultSchema"]["parameters"]["header"]>>;
  };
  /** Send a tool message */
  callTool: {
    path: None;
    query: None;
    headers: LowerCased<NonNullable<operations["callTool"]["parameters"]["header"]>>;
  } & { contentType: "application/json"; body: Schemas["JsonRpcRequest"] };
}

/** The answers that are returned. Failures are thrown, so statuses whose body is an error are not among them. */
export interface Results {
  /** Search repositories and Claims */
  search:
    | { status: 200; headers?: OtherHeaders; body: Schemas["SearchResult"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** List repositories */
  listRepositories:
    | { status: 200; headers?: OtherHeaders; body: Schemas["RepositoryPage"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Resolve a human path */
  resolveRepository:
    | { status: 200; headers?: OtherHeaders; body: operations["resolveRepository"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read a repository */
  getRepository:
    | { status: 200; headers?: OtherHeaders; body: operations["getRepository"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** List Claims */
  listClaims:
    | { status: 200; headers?: OtherHeaders; body: Schemas["ClaimPage"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read a Claim */
  getClaim:
    | { status: 200; headers?: OtherHeaders; body: Schemas["Claim"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** List Runs */
  listRuns:
    | { status: 200; headers?: OtherHeaders; body: Schemas["RunPage"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Request a Run */
  createRun: { status: 202; headers: OtherHeaders & { Location: string; "Retry-After": number }; body: Schemas["Run"] };
  /** Read a Run */
  getRun:
    | { status: 200; headers?: OtherHeaders; body: Schemas["Run"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read a Run's log */
  listRunLogs:
    | { status: 200; headers?: OtherHeaders; body: Schemas["LogPage"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read the record of a stored object */
  getEvidence:
    | { status: 200; headers?: OtherHeaders; body: Schemas["Evidence"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** List public repositories, or read one */
  listLegacyRepositories:
    | { status: 200; headers?: OtherHeaders; body: operations["listLegacyRepositories"]["responses"][200]["content"]["application/json"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Submit a paper */
  createRepository: { status: 201; headers: OtherHeaders & { Location: string; "X-Quota-Limit"?: number; "X-Quota-Used"?: number; "X-Quota-Remaining"?: number; "X-Quota-Reset"?: string }; body: Schemas["CreationResult"] };
  /** Edit a repository */
  updateRepository: { status: 200; headers?: OtherHeaders; body: Schemas["RepositoryResult"] };
  /** Withdraw a repository */
  withdrawRepository: { status: 200; headers?: OtherHeaders; body: Schemas["RepositoryResult"] };
  /** Read a version of a repository */
  getRepositoryVersion:
    | { status: 200; headers?: OtherHeaders; body: Schemas["RepositoryVersionRecord"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Follow the processing of a repository */
  getProcessing: { status: 200; headers?: OtherHeaders; body: Schemas["ProcessingStatus"] };
  /** Look at the code again */
  createIngestion: { status: 202; headers: OtherHeaders & { Location: string; "Retry-After": number }; body: Schemas["JobResult"] };
  /** Retry a failed or blocked job */
  retryJob: { status: 202; headers: OtherHeaders & { Location: string; "Retry-After": number }; body: Schemas["JobResult"] };
  /** Cancel a job */
  cancelJob: { status: 200; headers?: OtherHeaders; body: Schemas["JobResult"] };
  /** Star or unstar a repository */
  updateStar: { status: 200; headers?: OtherHeaders; body: Schemas["StarResult"] };
  /** Ask for a reproduction, or withdraw that */
  updateRequest: { status: 200; headers?: OtherHeaders; body: Schemas["RequestResult"] };
  /** Follow or unfollow a repository or a person */
  updateFollow: { status: 200; headers?: OtherHeaders; body: Schemas["FollowResult"] };
  /** Copy a repository */
  createFork: { status: 201; headers: OtherHeaders & { Location: string }; body: Schemas["CreationResult"] };
  /** Request a Run (unversioned) */
  createLegacyRun: { status: 202; headers: OtherHeaders & { Location: string; "Retry-After": number }; body: Schemas["LegacyRunResult"] };
  /** Follow a Run's log */
  streamRunLogs:
    | { status: 200; headers: OtherHeaders & { "X-Accel-Buffering": string }; mediaType: "text/event-stream"; body: Payload }
    | { status: 204; headers?: OtherHeaders; body?: undefined };
  /** Cancel a Run */
  cancelRun: { status: 200; headers?: OtherHeaders; body: Schemas["LegacyRunResult"] };
  /** Read the badge of a repository */
  getBadge:
    | { status: 200; headers?: OtherHeaders; mediaType: "image/svg+xml"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read the picture that a shared link shows */
  getOpenGraphImage:
    | { status: 200; headers?: OtherHeaders; mediaType: "image/png"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read the picture of a Claim in its paper */
  getClaimPicture:
    | { status: 200; headers?: OtherHeaders; mediaType: "image/png"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Ask how to embed a page */
  getEmbedding:
    | { status: 200; headers?: OtherHeaders; body: Schemas["Embedding"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Cite a repository in BibTeX */
  getBibtex:
    | { status: 200; headers: OtherHeaders & { "Content-Disposition": string }; mediaType: "application/x-bibtex"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Cite a repository in CSL-JSON */
  getCslJson:
    | { status: 200; headers: OtherHeaders & { "Content-Disposition": string }; body: operations["getCslJson"]["responses"][200]["content"]["application/vnd.citationstyles.csl+json"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Export a repository as an RO-Crate */
  getCrate:
    | { status: 200; headers: OtherHeaders & { "Content-Disposition": string }; body: Schemas["Crate"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Follow what is judged */
  getFeed:
    | { status: 200; headers?: OtherHeaders; mediaType: "application/atom+xml"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Follow what is judged of a repository */
  getRepositoryFeed:
    | { status: 200; headers?: OtherHeaders; mediaType: "application/atom+xml"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Draft the manifest of a repository */
  getManifestDraft: { status: 200; headers: OtherHeaders & { "Content-Disposition": string }; mediaType: "application/yaml"; body: Payload };
  /** Draft a manifest before a submission */
  createManifestDraft: { status: 200; headers: OtherHeaders & { "Content-Disposition": string }; mediaType: "application/yaml"; body: Payload };
  /** Look up a preprint */
  lookupPreprint: { status: 200; headers?: OtherHeaders; body: Schemas["Preprint"] };
  /** Download a stored object */
  getObject:
    | { status: 200; headers: OtherHeaders & { "Content-Disposition": string; "Accept-Ranges": string }; mediaType: string; body: Payload }
    | { status: 206; headers: OtherHeaders & { "Content-Disposition": string; "Accept-Ranges": string; "Content-Range": string }; mediaType: string; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Verify signed statements */
  verifyAttestation: { status: 200; headers?: OtherHeaders; body: Schemas["AttestationVerification"] };
  /** Check the service */
  getHealth:
    | { status: 200; headers?: OtherHeaders; body: Schemas["Health"] }
    | { status: 503; headers?: OtherHeaders; body: Schemas["Health"] };
  /** Sign up */
  signUp: { status: 200; headers?: OtherHeaders & { "Set-Cookie"?: string | readonly string[] }; body: Schemas["SignedUp"] };
  /** Sign in by e-mail */
  signIn: { status: 200; headers?: OtherHeaders & { "Set-Cookie"?: string | readonly string[] }; body: Schemas["SignedIn"] };
  /** Sign in by user name */
  signInUsername: { status: 200; headers?: OtherHeaders & { "Set-Cookie"?: string | readonly string[] }; body: Schemas["SignedIn"] };
  /** Sign out */
  signOut: { status: 200; headers?: OtherHeaders & { "Set-Cookie"?: string | readonly string[] }; body: Schemas["Success"] };
  /** Read the current session */
  getSession: { status: 200; headers?: OtherHeaders; body: operations["getSession"]["responses"][200]["content"]["application/json"] };
  /** Create an API key */
  createApiKey: { status: 200; headers?: OtherHeaders; body: Schemas["CreatedApiKey"] };
  /** List API keys */
  listApiKeys: { status: 200; headers?: OtherHeaders; body: Schemas["ApiKeyList"] };
  /** Revoke an API key */
  deleteApiKey: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** Create an organization */
  createOrganization: { status: 200; headers?: OtherHeaders; body: Schemas["Organization"] };
  /** List the caller's organizations */
  listOrganizations: { status: 200; headers?: OtherHeaders; body: Schemas["OrganizationList"] };
  /** List members */
  listMembers: { status: 200; headers?: OtherHeaders; body: Schemas["MemberList"] };
  /** Invite a person */
  inviteMember: { status: 200; headers?: OtherHeaders; body: Schemas["Invitation"] };
  /** List invitations */
  listInvitations: { status: 200; headers?: OtherHeaders; body: Schemas["InvitationList"] };
  /** Accept an invitation */
  acceptInvitation: { status: 200; headers?: OtherHeaders; body: Schemas["AcceptedInvitation"] };
  /** Read an invitation */
  getInvitation: { status: 200; headers?: OtherHeaders; body: Schemas["InvitationView"] };
  /** Decline an invitation */
  declineInvitation: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** Take an invitation back */
  cancelInvitation: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** Remove a member */
  removeMember: { status: 200; headers?: OtherHeaders; body: Schemas["RemovedMember"] };
  /** Change a member's role */
  updateMemberRole: { status: 200; headers?: OtherHeaders; body: Schemas["Member"] };
  /** Leave an organization */
  leaveOrganization: { status: 200; headers?: OtherHeaders; body: Schemas["Member"] };
  /** Change one's profile */
  updateProfile: { status: 200; headers?: OtherHeaders; body: Schemas["AccountResult"] };
  /** Change one's picture */
  updateAvatar: { status: 200; headers?: OtherHeaders; body: Schemas["AccountResult"] };
  /** List one's browser sessions */
  listSessions: { status: 200; headers?: OtherHeaders; body: Schemas["SessionList"] };
  /** Sign out everywhere else */
  revokeOtherSessions: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** End a session */
  revokeSession: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** Delete one's account */
  deleteAccount: { status: 200; headers?: OtherHeaders & { "Set-Cookie"?: string | readonly string[] }; body: Schemas["Success"] };
  /** Have a link for a new password mailed */
  requestPasswordReset: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** Choose a new password with a mailed link */
  resetPassword: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** Have a link to confirm one's address mailed */
  sendConfirmation: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** Confirm an address with a mailed link */
  confirmEmail: { status: 200; headers?: OtherHeaders; body: Schemas["Success"] };
  /** Open the home page */
  getHomePage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Open the search page */
  getSearchPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Open the page of a person or an organization */
  getOwnerPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Follow a person with a form */
  submitFollowForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the page of a repository */
  getRepositoryPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 200; headers?: OtherHeaders; mediaType: "application/json"; body: Schemas["RepositorySummary"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Open the page of a version */
  getVersionPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Open the certificate of a repository */
  getCertificatePage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Star, follow or want reproduced with a form */
  submitReactionForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the page of a repository's forks */
  getForksPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Copy a repository with a form */
  submitForkForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the page that explains the words */
  getWordsPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Choose the language of pages with a form */
  submitLanguageForm: { status: 303; headers: OtherHeaders & { Location: string; "Set-Cookie"?: string | readonly string[] }; body?: undefined };
  /** Open the page to sign in */
  getSignInPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Sign in with a form */
  submitSignInForm: { status: 303; headers: OtherHeaders & { Location: string; "Set-Cookie"?: string | readonly string[] }; body?: undefined };
  /** Open the page to sign up */
  getSignUpPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Sign up with a form */
  submitSignUpForm: { status: 303; headers: OtherHeaders & { Location: string; "Set-Cookie"?: string | readonly string[] }; body?: undefined };
  /** Sign out with a form */
  submitSignOutForm: { status: 303; headers: OtherHeaders & { Location: string; "Set-Cookie"?: string | readonly string[] }; body?: undefined };
  /** Open the page of one's account */
  getAccountPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Change one's profile with a form */
  submitProfileForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Change one's picture with a form */
  submitPictureForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Sign out everywhere else with a form */
  submitOtherSessionsForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** End a session with a form */
  submitSessionForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Delete one's account with a form */
  submitAccountDeletionForm: { status: 303; headers: OtherHeaders & { Location: string; "Set-Cookie"?: string | readonly string[] }; body?: undefined };
  /** Have a link to confirm one's address mailed with a form */
  submitConfirmationForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the form for a forgotten password */
  getForgottenPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Have a link for a new password mailed with a form */
  submitForgottenForm: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Open the form for a new password */
  getNewPasswordPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Choose a new password with a form */
  submitNewPasswordForm: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Open the form to confirm an address */
  getConfirmEmailPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Confirm an address with a form */
  submitConfirmEmailForm: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Open the page of one's organizations */
  getOrganizationsPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Make an organization with a form */
  submitOrganizationForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the page of an organization's members */
  getOrganizationPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Invite with a form */
  submitInvitationForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Take an invitation back with a form */
  submitInvitationCancelForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Change a member's role with a form */
  submitRoleForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Remove a member with a form */
  submitRemovalForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Leave an organization with a form */
  submitDepartureForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open an invitation */
  getInvitationPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Answer an invitation with a form */
  submitInvitationAnswerForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the page to submit a paper */
  getSubmitPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Submit a paper with a form */
  submitPaperForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the page to draft a manifest */
  getDraftPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Draft a manifest with a form */
  submitDraftForm: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Open the page of API keys */
  getKeysPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Create an API key with a form */
  submitKeyForm: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Revoke an API key with a form */
  submitRevocationForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Look at the code again with a form */
  submitLookForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Retry a job with a form */
  submitRetryForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Cancel a job with a form */
  submitCancelForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Request a Run with a form */
  submitRunForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the page of a Run */
  getRunPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Open the page of a repository's processing */
  getPipelinePage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Load a script or the icon of a page */
  getPageAsset:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/javascript"; body: Payload }
    | { status: 200; headers?: OtherHeaders; mediaType: "image/svg+xml"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Cancel a Run with a form */
  submitRunCancelForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Open the settings of a repository */
  getSettingsPage: { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload };
  /** Edit a repository with a form */
  submitSettingsForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Withdraw a repository with a form */
  submitWithdrawalForm: { status: 303; headers: OtherHeaders & { Location: string }; body?: undefined };
  /** Read this contract */
  getContract:
    | { status: 200; headers?: OtherHeaders; body: Schemas["OpenApiDocument"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read the guide for language models */
  getLlms:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/plain"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read what crawlers may ask for */
  getRobots:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/plain"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read the site map */
  getSitemap:
    | { status: 200; headers?: OtherHeaders; mediaType: "application/xml"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Load the icon */
  getFavicon:
    | { status: 200; headers?: OtherHeaders; mediaType: "image/vnd.microsoft.icon"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Open the API reference */
  getApiReference:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Open the page of an operation */
  getOperationPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Open the page of a schema */
  getSchemaPage:
    | { status: 200; headers?: OtherHeaders; mediaType: "text/html"; body: Payload }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read the public keys */
  getKeySet:
    | { status: 200; headers?: OtherHeaders; body: Schemas["JsonWebKeySet"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read the schema of the experiment manifest */
  getExperimentSchema:
    | { status: 200; headers?: OtherHeaders; body: Schemas["JsonSchemaDocument"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Read the schema of the reproduction-result predicate */
  getReproductionResultSchema:
    | { status: 200; headers?: OtherHeaders; body: Schemas["JsonSchemaDocument"] }
    | { status: 304; headers?: OtherHeaders; body?: undefined };
  /** Send a tool message */
  callTool:
    | { status: 200; headers?: OtherHeaders; mediaType: "application/json"; body: Schemas["JsonRpcResponse"] }
    | { status: 200; headers?: OtherHeaders; mediaType: "text/event-stream"; body: Payload }
    | { status: 202; headers?: OtherHeaders; body?: undefined }
    | { status: 400; headers?: OtherHeaders; body: operations["callTool"]["responses"][400]["content"]["application/json"] };
}

export type OperationId = keyof Inputs;

export type Input<O extends OperationId> = Inputs[O];

export type Result<O extends OperationId> = Results[O];

export type Handler<O extends OperationId, Deps, Context> = (
  deps: Deps,
  input: Input<O>,
  context: Context,
) => Promise<Result<O>>;

/** Every operation by its id: `satisfies Operations<Deps, Context>` does not compile while one is missing. */
export type Operations<Deps, Context> = { [O in OperationId]: Handler<O, Deps, Context> };
