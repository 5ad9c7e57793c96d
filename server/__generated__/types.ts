// Generated from openapi.json by codegen/generate.ts. Do not edit.

export interface paths {
    "/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the home page
         * @description What the service is, the latest repositories, and where to go on.
         */
        get: operations["getHomePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the public keys
         * @description Keys that signatures of this service verify under; `kid` is the `keyid` of a signature. A retired key stays listed.
         */
        get: operations["getKeySet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of one's account
         * @description Profile, picture, browser sessions, and the form to delete the account.
         */
        get: operations["getAccountPage"];
        put?: never;
        /**
         * Change one's profile with a form
         * @description Does as `updateProfile`, and goes on with the page of the account. A form of another site is refused with 403.
         */
        post: operations["submitProfileForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link to confirm one's address mailed with a form
         * @description Does as `sendConfirmation`, counted against the same limits, and goes on with the page of the account. A form of another site is refused with 403.
         */
        post: operations["submitConfirmationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one's account with a form
         * @description Does as `deleteAccount`, counted against the same limits, and goes on with the home page. A form of another site is refused with 403.
         */
        post: operations["submitAccountDeletionForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change one's picture with a form
         * @description Does as `updateAvatar`, and goes on with the page of the account. A form of another site is refused with 403.
         */
        post: operations["submitPictureForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{sessionId}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session with a form
         * @description Does as `revokeSession`, and goes on with the page of the account. A form of another site is refused with 403.
         */
        post: operations["submitSessionForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else with a form
         * @description Does as `revokeOtherSessions`, and goes on with the page of the account. A form of another site is refused with 403.
         */
        post: operations["submitOtherSessionsForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change one's picture
         * @description Replaces the picture. It is decoded and written anew as WebP of 512 pixels a side at most, without metadata; `image` of the person is then its address, which everybody may read. Only a browser session may do this.
         */
        put: operations["updateAvatar"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/deletion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete one's account
         * @description Deletes the person: name, e-mail address, password, picture, sessions, API keys, memberships and reactions. Public repositories stay as they are, private ones are read by nobody any more, and the name of a namespace with repositories is given to nobody again. An organization without other members goes with the account; the last owner of one with members makes somebody else an owner first (409). Only a browser session may do this, with the password.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email-confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an address with a mailed link
         * @description Marks the account's address as confirmed. A link works once.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/email-confirmation/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link to confirm one's address mailed
         * @description Mails a link to the account's address, unless that is confirmed. The link holds for a day. Only a browser session may do this.
         */
        post: operations["sendConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password with a mailed link
         * @description Sets the password, ends every session of the account and every other link that was mailed for a password. A link works once.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/password-reset/request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have a link for a new password mailed
         * @description Mails a link to the account with this address, if there is one; the answer is the same, and as fast, for every address. The link holds for an hour.
         */
        post: operations["requestPasswordReset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change one's profile
         * @description Changes the name shown. Only a browser session may do this.
         */
        patch: operations["updateProfile"];
        trace?: never;
    };
    "/api/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one's browser sessions
         * @description Where the account is signed in. No answer holds what a session's cookie carries. Only a browser session may do this.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/{sessionId}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a session
         * @description Ends a session of the caller's account; what is none is answered alike. Only a browser session may do this.
         */
        post: operations["revokeSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/account/sessions/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out everywhere else
         * @description Ends every session of the account but the one that asks. Only a browser session may do this.
         */
        post: operations["revokeOtherSessions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/attestations/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify signed statements
         * @description Verifies a signed bundle now, against the published keys, and answers with its statements and envelopes, so that the reader can verify them alone.
         */
        get: operations["verifyAttestation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/api-key/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an API key
         * @description Makes an API key; the full key is shown this once. A key cannot manage keys: only a browser session may do this.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/api-key/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key
         * @description Ends a key at once. Only a browser session may do this.
         */
        post: operations["deleteApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/api-key/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List API keys
         * @description The person's keys with last use and the current rate window. Only a browser session may do this.
         */
        get: operations["listApiKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/get-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the current session
         * @description The session that the cookie carries and its person; null without one.
         */
        get: operations["getSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/accept-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description Joins an organization; only the invited person may.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/cancel-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invitation back
         * @description Ends an invitation that nobody has accepted; for owners and admins, who may grant its role.
         */
        post: operations["cancelInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an organization
         * @description Makes an organization, claims its namespace and makes the caller its owner.
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/get-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an invitation
         * @description What the caller is invited to. An invitation for another address, one that has lapsed or was used, and one that does not exist are answered alike.
         */
        get: operations["getInvitation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/invite-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person
         * @description Invites a person by e-mail address to an organization.
         */
        post: operations["inviteMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an organization
         * @description Ends the caller's own membership. The last owner stays.
         */
        post: operations["leaveOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the caller's organizations
         * @description Organizations that the caller belongs to.
         */
        get: operations["listOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/list-invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List invitations
         * @description Invitations of an organization that the caller manages, as far as the caller could have made them: an owner sees all, an admin those that make no owner. An identifier is what an invitation is accepted with.
         */
        get: operations["listInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/list-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List members
         * @description Members of an organization that the caller belongs to.
         */
        get: operations["listMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/reject-invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline an invitation
         * @description Ends an invitation of the caller's own.
         */
        post: operations["declineInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/remove-member": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member
         * @description Ends somebody's membership. The last owner stays.
         */
        post: operations["removeMember"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/organization/update-member-role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a member's role
         * @description Gives a member another role. Only an owner makes owners.
         */
        post: operations["updateMemberRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by e-mail
         * @description Begins a session; the cookie carries it. A key or bearer is refused here.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-in/username": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by user name
         * @description Begins a session; the cookie carries it. A key or bearer is refused here.
         */
        post: operations["signInUsername"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out
         * @description Ends the session, if there is one.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sign-up/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign up
         * @description Makes an account and its namespace, and signs in at once unless e-mail confirmation is on. A key or bearer is refused here.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/badge/{owner}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the badge of a repository
         * @description An SVG badge made from the current state: how many Claims are in each of their states, however few, and how many of the supported ones only come near or rest on little. A public repository without Runs has one too, and of one that was withdrawn it says `withdrawn` instead.
         */
        get: operations["getBadge"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/citations/{owner}/{slug}/bibtex": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cite a repository in BibTeX
         * @description The paper, and what was found of its Claims, as two entries: who relies on a verdict cites both. In UTF-8, for biber and BibTeX 0.99d alike; what has a meaning in LaTeX is escaped.
         */
        get: operations["getBibtex"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/citations/{owner}/{slug}/csl-json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Cite a repository in CSL-JSON
         * @description The paper, and what was found of its Claims, as two entries: who relies on a verdict cites both. For Zotero, pandoc and whatever else reads CSL-JSON.
         */
        get: operations["getCslJson"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/claims/{claimId}/picture": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture of a Claim in its paper
         * @description A PNG of the part of the paper's page where the Claim was found, with `origin.box` marked: what stands around it, not the whole page. There is one where the Claim has `links.picture`: its place is known, and the paper's licence lets everybody have its pages.
         */
        get: operations["getClaimPicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/crates/{owner}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a repository as an RO-Crate
         * @description The `ro-crate-metadata.json` of a repository (RO-Crate 1.1, profile Process Run Crate 0.5): the paper, the code at its commit, each Run that ended with its outputs by address and digest, and each Assessment that counts with its signed bundle. Files are not packed: their addresses are those of the service.
         */
        get: operations["getCrate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/{owner}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what is judged of a repository
         * @description The 50 newest Assessments of a repository, the newest first, superseded ones too.
         */
        get: operations["getRepositoryFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/feeds/assessments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow what is judged
         * @description The 50 newest Assessments of public repositories that were not withdrawn, the newest first.
         */
        get: operations["getFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/follows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Follow or unfollow a repository or a person
         * @description Sets or takes back that the caller follows a repository (by id) or a person (by slug). Following oneself is refused.
         */
        post: operations["updateFollow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy a repository
         * @description Copies a repository into a namespace of the caller, where the paper's licence allows redistribution or the caller owns the source.
         */
        post: operations["createFork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Check the service
         * @description Checks dependencies and configuration, not business functions. Alert on the HTTP status and on `status`.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ingestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the code again
         * @description Fetches the code of a repository again, which may have a new commit or a manifest by now. What changed is a new version of the same repository; earlier versions are kept, and so are their Runs and Assessments. The paper stays. Only the owner and members of the owning organization may do this, and one job at a time looks at a repository.
         */
        post: operations["createIngestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job
         * @description Ends a job that has not ended, and its Runs that have not. A worker that is at it stops within seconds, and nothing of what it does after this is kept. Only the owner, members of the owning organization and who requested the job may do this.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a failed or blocked job
         * @description A blocked job is queued again. A failed one stays as it is: a new job goes on at the stage that failed, with fresh attempts; Runs that ended are kept, and those that could not be executed are replaced. Only the owner, members of the owning organization and who requested the job may do this.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manifests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Draft a manifest before a submission
         * @description A complete `.research/experiment.yml` with comments for code, and a paper, that are not submitted: an author edits and commits it before anything is published. The newest commit is fetched and looked at, and the paper's text, as `getManifestDraft` has it of a repository; nothing is run, no language model is asked and nothing is kept. Code that takes longer than 50 seconds is refused with 422.
         */
        post: operations["createManifestDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/manifests/{repositoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Draft the manifest of a repository
         * @description A complete `.research/experiment.yml` with comments, made from what the latest look at the paper and its code found: experiments, Claims, the committed outputs that have their numbers, and what is missing. An author edits and commits it. While nothing was found yet it says so. Statements that were not made Claims are left out for others than the owner and members where the paper's licence does not allow its text to be shown. That of a withdrawn repository is 404 for others than the owner and members.
         */
        get: operations["getManifestDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/objects/{digest}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a stored object
         * @description The bytes of an evidence object, of a paper whose licence allows redistribution, or of a source archive. The address never changes its content, so a copy may be kept for good.
         */
        get: operations["getObject"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/oembed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ask how to embed a page
         * @description How a page elsewhere shows a repository: its badge, as a link (oEmbed 1.0). Pages of repositories name this address in their heads.
         */
        get: operations["getEmbedding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/og/{owner}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the picture that a shared link shows
         * @description A PNG of 1200 by 630 pixels, as the Open Graph protocol has them: title, authors, how many Claims are in each of their states, as the badge says it, and where the page is. A title in a script that it cannot draw is left out.
         */
        get: operations["getOpenGraphImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preprints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Look up a preprint
         * @description Title, authors, licence and links of a preprint or a direct PDF link, before it is indexed.
         */
        get: operations["lookupPreprint"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/processing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow the processing of a repository
         * @description The processing job of a repository and its 30 most recent events. Poll no more often than every 10 seconds.
         */
        get: operations["getProcessing"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List public repositories, or read one
         * @description Without parameters: at most 50 public repositories, latest change first. With `owner` and `slug`, which go together: one repository as a snapshot, redacted for non-owners.
         */
        get: operations["listLegacyRepositories"];
        put?: never;
        /**
         * Submit a paper
         * @description Uploads a PDF (`multipart/form-data`), or indexes a paper from a preprint server or an HTTPS PDF link (`application/json`). Of a preprint whose licence does not allow redistribution only the metadata are kept. The repository then goes through the processing pipeline: follow it through `getProcessing`.
         */
        post: operations["createRepository"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repositories/{repositoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Edit a repository
         * @description Changes the title, description, topics or visibility. Only the owner and members of the owning organization may do this; a withdrawn repository is not changed any more.
         */
        patch: operations["updateRepository"];
        trace?: never;
    };
    "/api/repositories/{repositoryId}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version of a repository
         * @description What a repository consisted of in one of its versions, also an earlier one: the paper, the commit of the code, its Claims and experiments as they were, and the Runs and Assessments of these. What was judged stays with the version that it was judged in. `versions` of the snapshot lists them.
         */
        get: operations["getRepositoryVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repositories/{repositoryId}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a repository
         * @description Takes a repository out of every list and search, ends its jobs, and withholds its files from everybody but its owner and members. Title, owner, slug, time and reason stay, and so does what was judged: Assessments and their signed bundles can be verified as before. It cannot be undone; the slug stays taken. Only the owner, and owners and admins of the owning organization, may do this.
         */
        post: operations["withdrawRepository"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a reproduction, or withdraw that
         * @description Casts or withdraws the caller's vote that a reproduction is wanted: a community signal, not a Run.
         */
        post: operations["updateRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a Run (unversioned)
         * @description Legacy counterpart of `createRun`, with the same rules.
         */
        post: operations["createLegacyRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a Run
         * @description Ends a Run that has not ended; other Runs of its job go on. An execution under way is stopped within seconds, and nothing of it is judged. Only the owner, members of the owning organization and who requested the Run may do this.
         */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/runs/{runId}/log-stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow a Run's log
         * @description The log of a Run as server-sent events, from its beginning or from after `Last-Event-ID`, as it is written. An event `log` has one piece, its `id` is the sequence; `state` says how far the Run is, at first and at each change; `end` is the last one, when the Run has ended and its log was sent. A comment is sent when nothing happens. A stream is closed after ten minutes, when the service stops, and when the caller may no longer read the Run: connect again with `Last-Event-ID`, as a browser's `EventSource` does by itself. An account or an address may have eight streams at once.
         */
        get: operations["streamRunLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stars": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star or unstar a repository
         * @description Sets or takes back the caller's star. Doing so twice changes nothing.
         */
        post: operations["updateStar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Claims
         * @description Claims of one repository, or of all that the caller may read, newest first.
         */
        get: operations["listClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/claims/{claimId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a Claim
         * @description One Claim with its plan, its measurements and how it stands.
         */
        get: operations["getClaim"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evidence/{evidenceId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the record of a stored object
         * @description One stored object that a Run produced, with the address of its bytes.
         */
        get: operations["getEvidence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List repositories
         * @description Repositories that the caller may read, newest first.
         */
        get: operations["listRepositories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/{repositoryId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a repository
         * @description One repository in the compact form, with the optional sections that `include` names.
         */
        get: operations["getRepository"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/repositories/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Resolve a human path
         * @description Resolves a namespace and a name, as they stand in the address of a page, to the canonical compact record.
         */
        get: operations["resolveRepository"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Runs
         * @description Runs, newest first. A deprecated parameter is answered with a `Deprecation` header.
         */
        get: operations["listRuns"];
        put?: never;
        /**
         * Request a Run
         * @description Asks for a controlled reproduction of a Claim. The Run is queued; poll it at `Location`, no more often than `Retry-After` says.
         */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a Run
         * @description One Run with what happened, what it measured and what that says.
         */
        get: operations["getRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{runId}/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a Run's log
         * @description The log of a Run in pieces, in the order in which they were recorded. It grows while the Run is executed: the last page, asked for again, has what was added since. Of a long log the beginning and the end are kept; all that is kept of the output is Evidence of kind `log`.
         */
        get: operations["listRunLogs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search repositories and Claims
         * @description Finds what holds all words of `q`, as words or as the starts of longer ones, without regard to case and accents. Everything in `q` is text: there is no query syntax. Whole words come before starts, titles before the rest, and of what is alike the newest first. Each kind has its own cursor, so that each list can go on alone.
         */
        get: operations["search"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/assets/{asset}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load a script or the icon of a page
         * @description Scripts of pages, and their icon; no other file has an address here.
         */
        get: operations["getPageAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the form to confirm an address
         * @description Where a mailed link leads.
         */
        get: operations["getConfirmEmailPage"];
        put?: never;
        /**
         * Confirm an address with a form
         * @description Does as `confirmEmail`, counted against the same limits. A form of another site is refused with 403.
         */
        post: operations["submitConfirmEmailForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the API reference
         * @description The contract as pages without script. This one has what holds for all operations, and lists them and the schemas.
         */
        get: operations["getApiReference"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/operations/{operationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of an operation
         * @description One operation of the contract: who may call it, its parameters and body, an example, what it answers, and what follows.
         */
        get: operations["getOperationPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs/schemas/{schemaName}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of a schema
         * @description One schema of the contract: its members, an example, and where it is used.
         */
        get: operations["getSchemaPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page to draft a manifest
         * @description A form that needs no script: the code, and a paper as a link or a file.
         */
        get: operations["getDraftPage"];
        put?: never;
        /**
         * Draft a manifest with a form
         * @description Does as `createManifestDraft`, counted against the same limits, and shows the draft, to be copied or saved. A form of another site is refused with 403.
         */
        post: operations["submitDraftForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/favicon.ico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Load the icon
         * @description The icon of pages, for whoever asks for it by its usual name.
         */
        get: operations["getFavicon"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgotten-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the form for a forgotten password
         * @description A form to have a link mailed.
         */
        get: operations["getForgottenPage"];
        put?: never;
        /**
         * Have a link for a new password mailed with a form
         * @description Does as `requestPasswordReset`, counted against the same limits. A form of another site is refused with 403.
         */
        post: operations["submitForgottenForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/{invitationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open an invitation
         * @description What the caller is invited to, with buttons to accept and to decline. An invitation for another address is as one that does not exist.
         */
        get: operations["getInvitationPage"];
        put?: never;
        /**
         * Answer an invitation with a form
         * @description Does as `acceptInvitation` or `declineInvitation`, and goes on with the page of the organization, or that of one's own. A form of another site is refused with 403.
         */
        post: operations["submitInvitationAnswerForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of API keys
         * @description The caller's keys, and a form for a new one.
         */
        get: operations["getKeysPage"];
        put?: never;
        /**
         * Create an API key with a form
         * @description Does as `createApiKey`. The page shows the key, this once. A form of another site is refused with 403.
         */
        post: operations["submitKeyForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/keys/{keyId}/revocation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Revoke an API key with a form
         * @description Does as `deleteApiKey` and goes on with the page of keys. A form of another site is refused with 403.
         */
        post: operations["submitRevocationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the language of pages with a form
         * @description Keeps the language in the cookie `lang`, which counts before `Accept-Language` on pages, and goes on with `next`. A form of another site is refused with 403.
         */
        post: operations["submitLanguageForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/llms.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the guide for language models
         * @description What a model that writes code against this service needs to know, in one file (llmstxt.org): how to begin, and each method of the SDK in a line.
         */
        get: operations["getLlms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a tool message
         * @description Streamable-HTTP endpoint of the Model Context Protocol: takes one JSON-RPC message and answers with JSON or an event stream. It keeps no session between messages. Each operation with `x-tool` is a tool, named after it in snake case and called with the caller's own credentials; what has an address of its own is a resource too, and there are prompts. A message counts once, whether it calls a tool or not.
         */
        post: operations["callTool"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/new-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the form for a new password
         * @description Where a mailed link leads.
         */
        get: operations["getNewPasswordPage"];
        put?: never;
        /**
         * Choose a new password with a form
         * @description Does as `resetPassword`, counted against the same limits. A form of another site is refused with 403.
         */
        post: operations["submitNewPasswordForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read this contract
         * @description The machine-readable contract that this service answers by.
         */
        get: operations["getContract"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of one's organizations
         * @description The organizations that the caller belongs to, and a form to make one.
         */
        get: operations["getOrganizationsPage"];
        put?: never;
        /**
         * Make an organization with a form
         * @description Does as `createOrganization`, and goes on with the page of its members. A form of another site is refused with 403.
         */
        post: operations["submitOrganizationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{owner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of an organization's members
         * @description Members and their roles; for owners and admins invitations too. To somebody who does not belong every organization is the same 403.
         */
        get: operations["getOrganizationPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{owner}/departure": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave an organization with a form
         * @description Does as `leaveOrganization`, and goes on with the page of one's organizations. A form of another site is refused with 403.
         */
        post: operations["submitDepartureForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{owner}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite with a form
         * @description Does as `inviteMember`, and goes on with the page of the members. A form of another site is refused with 403.
         */
        post: operations["submitInvitationForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{owner}/invitations/{invitationId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take an invitation back with a form
         * @description Does as `cancelInvitation`, and goes on with the page of the members. A form of another site is refused with 403.
         */
        post: operations["submitInvitationCancelForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{owner}/members/{memberId}/removal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove a member with a form
         * @description Does as `removeMember`, and goes on with the page of the members. A form of another site is refused with 403.
         */
        post: operations["submitRemovalForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{owner}/members/{memberId}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a member's role with a form
         * @description Does as `updateMemberRole`, and goes on with the page of the members. A form of another site is refused with 403.
         */
        post: operations["submitRoleForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of a person or an organization
         * @description Who it is, and the repositories that the caller may read, 20 at a time. An organization is shown to its members, and to whoever may read one of its repositories; else it is as one that does not exist.
         */
        get: operations["getOwnerPage"];
        put?: never;
        /**
         * Follow a person with a form
         * @description Does as `updateFollow` with a user, counted against the same limits, and goes on with the page of the person. A form of another site is refused with 403.
         */
        post: operations["submitFollowForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of a repository
         * @description One readable page: Claims, 20 at a time, with measurements, verdicts and what they rest on. With `Accept: application/json` the compact record, as `resolveRepository` answers without optional parameters.
         */
        get: operations["getRepositoryPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the certificate of a repository
         * @description One page to print: what came of the Claims, who signed it with which key, of which paper and code, when, and how to cite and check it. A QR code leads to the page of the repository.
         */
        get: operations["getCertificatePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/forks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of a repository's forks
         * @description The forks that the caller may read, the newest 100, and for who is signed in a form to make one.
         */
        get: operations["getForksPage"];
        put?: never;
        /**
         * Copy a repository with a form
         * @description Does as `createFork`, and goes on with the page of the copy. A form of another site is refused with 403.
         */
        post: operations["submitForkForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/jobs/{jobId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a job with a form
         * @description Does as `cancelJob` and goes on with the page of the repository. A form of another site is refused with 403.
         */
        post: operations["submitCancelForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/jobs/{jobId}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a job with a form
         * @description Does as `retryJob` and goes on with the page of the repository. A form of another site is refused with 403.
         */
        post: operations["submitRetryForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/look": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Look at the code again with a form
         * @description Does as `createIngestion`, counted against the same limits, and goes on with the page of the repository. A form of another site is refused with 403.
         */
        post: operations["submitLookForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/processing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of a repository's processing
         * @description How far the latest job of the repository is: its stages and how long each took, what it waits for and until when, every problem that was found and what to do, its chain of events and whether that verifies.
         */
        get: operations["getPipelinePage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/reactions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Star, follow or want reproduced with a form
         * @description Does as `updateStar`, `updateRequest` or `updateFollow`, counted against the same limits, and goes on with the page of the repository. A form of another site is refused with 403.
         */
        post: operations["submitReactionForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a Run with a form
         * @description Does as `createRun` and goes on with the page of the Run. A form of another site is refused with 403.
         */
        post: operations["submitRunForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/runs/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of a Run
         * @description One readable page of a Run: what became of it and why, times, resources, log, files, environment, and what was judged of it. While the Run is not over, a script follows its log; the page reads without it too.
         */
        get: operations["getRunPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/runs/{runId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a Run with a form
         * @description Does as `cancelRun` and goes on with the page of the Run. A form of another site is refused with 403.
         */
        post: operations["submitRunCancelForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the settings of a repository
         * @description Forms to edit and to withdraw the repository, and to have its code looked at elsewhere; for the owner and members of the owning organization.
         */
        get: operations["getSettingsPage"];
        put?: never;
        /**
         * Edit a repository with a form
         * @description Does as `updateRepository` and goes on with the page of the repository. A form of another site is refused with 403.
         */
        post: operations["submitSettingsForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page of a version
         * @description One readable page of what a repository was in one of its versions: commit, Claims, measurements, verdicts, Runs.
         */
        get: operations["getVersionPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/r/{owner}/{slug}/withdrawal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Withdraw a repository with a form
         * @description Does as `withdrawRepository`, where owner and slug were typed to confirm, and goes on with the page of the repository. A form of another site is refused with 403.
         */
        post: operations["submitWithdrawalForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/robots.txt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what crawlers may ask for
         * @description Which addresses are no pages to be found (RFC 9309), and where the site map is.
         */
        get: operations["getRobots"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/experiment.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the schema of the experiment manifest
         * @description JSON Schema of `.research/experiment.yml`, for editors and checks.
         */
        get: operations["getExperimentSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schemas/reproduction-result/v2.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the schema of the reproduction-result predicate
         * @description JSON Schema of the predicate `https://w3id.org/research-verification/predicates/reproduction-result/v2` that every signed bundle carries.
         */
        get: operations["getReproductionResultSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the search page
         * @description Repositories and Claims that `search` finds, 20 of each on a page; with `kind` one of the two lists alone. The words that were looked for are marked.
         */
        get: operations["getSearchPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page to sign in
         * @description A form that needs no script.
         */
        get: operations["getSignInPage"];
        put?: never;
        /**
         * Sign in with a form
         * @description Signs in as `signIn` and `signInUsername` do, counted against the same limits, and goes on with `next`. A form of another site is refused with 403.
         */
        post: operations["submitSignInForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign out with a form
         * @description Ends the session, as `signOut` does, and goes on with the home page. A form of another site is refused with 403.
         */
        post: operations["submitSignOutForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sign-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page to sign up
         * @description A form that needs no script.
         */
        get: operations["getSignUpPage"];
        put?: never;
        /**
         * Sign up with a form
         * @description Makes an account as `signUp` does, counted against the same limits, and goes on with `next`. A form of another site is refused with 403.
         */
        post: operations["submitSignUpForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/sitemap.xml": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the site map
         * @description The pages of public repositories that were not withdrawn, the oldest first, ten thousand in a part (sitemaps.org 0.9). Without `page` the index of the parts.
         */
        get: operations["getSitemap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page to submit a paper
         * @description Two forms that need no script: a link or identifier, and an upload.
         */
        get: operations["getSubmitPage"];
        put?: never;
        /**
         * Submit a paper with a form
         * @description Does as `createRepository`, counted against the same limits, and goes on with the page of the repository. A form of another site is refused with 403.
         */
        post: operations["submitPaperForm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/words": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open the page that explains the words
         * @description What each word for an outcome, a verdict and a Run means, from a measurement to the badge.
         */
        get: operations["getWordsPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptedInvitation: AcceptedInvitation;
        AccountDeletion: AccountDeletion;
        AccountDeletionForm: AccountDeletionForm;
        AccountResult: AccountResult;
        AccountSession: AccountSession;
        Agent: Agent;
        ApiKey: ApiKey;
        ApiKeyCreation: ApiKeyCreation;
        ApiKeyDeletion: ApiKeyDeletion;
        ApiKeyList: ApiKeyList;
        Artifact: Artifact;
        Assessment: Assessment;
        AssessmentConclusion: AssessmentConclusion;
        AssessmentCounts: AssessmentCounts;
        AssessmentMethod: AssessmentMethod;
        AssessmentScope: AssessmentScope;
        Assessor: Assessor;
        Attestation: Attestation;
        AttestationVerification: AttestationVerification;
        Blas: Blas;
        CitationItem: CitationItem;
        CitationName: CitationName;
        Claim: Claim;
        ClaimCandidate: ClaimCandidate;
        ClaimEvidence: ClaimEvidence;
        ClaimOrigin: ClaimOrigin;
        ClaimOriginKind: ClaimOriginKind;
        ClaimPage: ClaimPage;
        ClaimProjection: ClaimProjection;
        CodeLicense: CodeLicense;
        Comparator: Comparator;
        Confidence: Confidence;
        ConfirmEmailForm: ConfirmEmailForm;
        ConflictError: ConflictError;
        Crate: Crate;
        CreatedApiKey: CreatedApiKey;
        CreatedRepository: CreatedRepository;
        CreationResult: CreationResult;
        CurrentSession: CurrentSession;
        Diagnostic: Diagnostic;
        DiagnosticCategory: DiagnosticCategory;
        Digest: Digest;
        DsseEnvelope: DsseEnvelope;
        EmailConfirmation: EmailConfirmation;
        Embedding: Embedding;
        Environment: Environment;
        Error: Error;
        ErrorCode: ErrorCode;
        ErrorDetails: ErrorDetails;
        Evidence: Evidence;
        EvidenceKind: EvidenceKind;
        EvidenceState: EvidenceState;
        EvidenceStateCounts: EvidenceStateCounts;
        ExecutionState: ExecutionState;
        ExecutionStateCounts: ExecutionStateCounts;
        Experiment: Experiment;
        Finding: Finding;
        FindingCode: FindingCode;
        FollowForm: FollowForm;
        FollowResult: FollowResult;
        FollowUpdate: FollowUpdate;
        ForgottenForm: ForgottenForm;
        ForkForm: ForkForm;
        ForkRequest: ForkRequest;
        Health: Health;
        HealthComponent: HealthComponent;
        HealthStatus: HealthStatus;
        IngestionRequest: IngestionRequest;
        Interval: Interval;
        InTotoStatement: InTotoStatement;
        Invitation: Invitation;
        InvitationAcceptance: InvitationAcceptance;
        InvitationAnswerForm: InvitationAnswerForm;
        InvitationCreation: InvitationCreation;
        InvitationForm: InvitationForm;
        InvitationList: InvitationList;
        InvitationView: InvitationView;
        Issue: Issue;
        JobResult: JobResult;
        JobState: JobState;
        JsonRpcError: JsonRpcError;
        JsonRpcRequest: JsonRpcRequest;
        JsonRpcResponse: JsonRpcResponse;
        JsonSchemaDocument: JsonSchemaDocument;
        JsonWebKey: JsonWebKey;
        JsonWebKeySet: JsonWebKeySet;
        KeyForm: KeyForm;
        KeyRateLimit: KeyRateLimit;
        LanguageForm: LanguageForm;
        LegacyRepositoryList: LegacyRepositoryList;
        LegacyRepositorySummary: LegacyRepositorySummary;
        LegacyRunResult: LegacyRunResult;
        Links: Links;
        LogItem: LogItem;
        LogPage: LogPage;
        LookForm: LookForm;
        ManifestDraftForm: ManifestDraftForm;
        ManifestDraftRequest: ManifestDraftRequest;
        Measurement: Measurement;
        MeasurementOutcome: MeasurementOutcome;
        MeasurementSource: MeasurementSource;
        Member: Member;
        MemberList: MemberList;
        MemberRemoval: MemberRemoval;
        MemberRoleUpdate: MemberRoleUpdate;
        NewPasswordForm: NewPasswordForm;
        OpenApiDocument: OpenApiDocument;
        Organization: Organization;
        OrganizationCreation: OrganizationCreation;
        OrganizationDeparture: OrganizationDeparture;
        OrganizationForm: OrganizationForm;
        OrganizationList: OrganizationList;
        OwnReactions: OwnReactions;
        PageBox: PageBox;
        PageLanguage: PageLanguage;
        PageNotice: PageNotice;
        Pagination: Pagination;
        PaperLicense: PaperLicense;
        PaperLinkForm: PaperLinkForm;
        PaperUploadForm: PaperUploadForm;
        PasswordReset: PasswordReset;
        PasswordResetRequest: PasswordResetRequest;
        PictureForm: PictureForm;
        PipelineStage: PipelineStage;
        Plan: Plan;
        PlannedMeasurement: PlannedMeasurement;
        Preprint: Preprint;
        PrintedSource: PrintedSource;
        PrintedValue: PrintedValue;
        ProcessingEvent: ProcessingEvent;
        ProcessingEventType: ProcessingEventType;
        ProcessingJob: ProcessingJob;
        ProcessingStatus: ProcessingStatus;
        ProfileForm: ProfileForm;
        ProfileUpdate: ProfileUpdate;
        ProtocolComparability: ProtocolComparability;
        ReactionAction: ReactionAction;
        ReactionForm: ReactionForm;
        Readme: Readme;
        RemovedMember: RemovedMember;
        RepositoryEvidence: RepositoryEvidence;
        RepositoryExecution: RepositoryExecution;
        RepositoryIndexing: RepositoryIndexing;
        RepositoryPage: RepositoryPage;
        RepositoryProjection: RepositoryProjection;
        RepositoryReference: RepositoryReference;
        RepositoryResult: RepositoryResult;
        RepositorySnapshot: RepositorySnapshot;
        RepositorySnapshotResult: RepositorySnapshotResult;
        RepositorySummary: RepositorySummary;
        RepositoryUpdate: RepositoryUpdate;
        RepositoryUpload: RepositoryUpload;
        RepositoryVerification: RepositoryVerification;
        RepositoryVersion: RepositoryVersion;
        RepositoryVersionRecord: RepositoryVersionRecord;
        Requester: Requester;
        RequestResult: RequestResult;
        RequestUpdate: RequestUpdate;
        RoleForm: RoleForm;
        RootFilesystem: RootFilesystem;
        Run: Run;
        RunAssessment: RunAssessment;
        RunExecution: RunExecution;
        RunForm: RunForm;
        RunPage: RunPage;
        RunProgress: RunProgress;
        RunProjection: RunProjection;
        RunRequest: RunRequest;
        Scope: Scope;
        SearchKind: SearchKind;
        SearchResult: SearchResult;
        SecondLook: SecondLook;
        Session: Session;
        SessionList: SessionList;
        SettingsForm: SettingsForm;
        SignedIn: SignedIn;
        SignedUp: SignedUp;
        SignIn: SignIn;
        SignInForm: SignInForm;
        SignInUsername: SignInUsername;
        SignUp: SignUp;
        SignUpForm: SignUpForm;
        SnapshotPaper: SnapshotPaper;
        SnapshotSource: SnapshotSource;
        StarResult: StarResult;
        StarUpdate: StarUpdate;
        Success: Success;
        TextError: TextError;
        User: User;
        VerificationState: VerificationState;
        VerificationStatus: VerificationStatus;
        VersionPaper: VersionPaper;
        VersionSource: VersionSource;
        Visibility: Visibility;
        Withdrawal: Withdrawal;
        WithdrawalForm: WithdrawalForm;
        WithdrawalRequest: WithdrawalRequest;
    };
    responses: {
        /** @description Unchanged: the copy that `If-None-Match` names is still good. */
        NotModified: {
            headers: {
                "Cache-Control": components["headers"]["RevalidatedCache"];
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Unchanged: the copy that `If-None-Match` names is still good. */
        NotModifiedDeprecated: {
            headers: {
                "Cache-Control": components["headers"]["RevalidatedCache"];
                Deprecation: components["headers"]["Deprecation"];
                ETag: components["headers"]["ETag"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Unchanged, as ever: the copy that `If-None-Match` names is still good. */
        ObjectNotModified: {
            headers: {
                "Cache-Control": components["headers"]["ImmutableCache"];
                ETag: components["headers"]["ObjectETag"];
                Vary: components["headers"]["Vary"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description A preprint or code host failed, or stored bytes no longer match their digest: a page where the client prefers HTML. */
        PageBadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description It conflicts with something that exists, such as a name already taken: a page where the client prefers HTML. */
        PageConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The service is degraded: a part that this needs does not answer: a page where the client prefers HTML. */
        PageDegraded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description Done: go on with the page at `Location`. */
        PageDone: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Location: components["headers"]["PageLocation"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The API key lacks the scope, or the caller the permission: a page where the client prefers HTML. */
        PageForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description Something went wrong on our side; quote the request id: a page where the client prefers HTML. */
        PageInternal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The request is invalid: a page where the client prefers HTML. */
        PageInvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description Chosen: go on with the page at `Location`, in that language. */
        PageLanguageChosen: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Location: components["headers"]["PageLocation"];
                "Set-Cookie": components["headers"]["Language-Cookie"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The licence does not allow redistribution: a page where the client prefers HTML. */
        PageLicenseRestricted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The Claim has no executable plan, or the experiment version is of another Claim: a page where the client prefers HTML. */
        PageNoPlan: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description There is no such thing, or the caller may not read it: the two are indistinguishable: a page where the client prefers HTML. */
        PageNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The paper already exists: `url` is its page: a page where the client prefers HTML. */
        PagePaperExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConflictError"];
                "text/html": string;
            };
        };
        /** @description The PDF is larger than 25 MiB, or the body than 26 MiB: a page where the client prefers HTML. */
        PagePaperTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The body is larger than 26 MiB: a page where the client prefers HTML. */
        PagePayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description Called with an API key: only a browser session may do this: a page where the client prefers HTML. */
        PageSessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description Signed in or out: go on with the page at `Location`. */
        PageSignedIn: {
            headers: {
                "Cache-Control": components["headers"]["NoStore"];
                Location: components["headers"]["PageLocation"];
                "Set-Cookie": components["headers"]["Set-Cookie"];
                "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Its present state does not allow it; the message says which that is, and what to do: a page where the client prefers HTML. */
        PageStateConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description Too many requests: wait for `Retry-After` seconds: a page where the client prefers HTML. */
        PageTooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description Too many submissions this hour, or the monthly quota is used up (then with `X-Quota-*`): a page where the client prefers HTML. */
        PageTooManySubmissions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description Not signed in, or the API key is invalid or expired: a page where the client prefers HTML. */
        PageUnauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The PDF is encrypted, unreadable or without text; or what is at the link is not a PDF: a page where the client prefers HTML. */
        PageUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The body is of another media type than this operation takes: a page where the client prefers HTML. */
        PageUnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The API key lacks the scope, or the namespace is neither the caller's own nor that of an organization that the caller belongs to: a page where the client prefers HTML. */
        PageWriteForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The name or the password is wrong: a page where the client prefers HTML. */
        PageWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
                "text/html": string;
            };
        };
        /** @description The page. */
        PlainPage: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/html": string;
            };
        };
        /** @description A preprint or code host failed, or stored bytes no longer match their digest. */
        TextBadGateway: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description It conflicts with something that exists, such as a name already taken. */
        TextConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The service is degraded: a part that this needs does not answer. */
        TextDegraded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The API key lacks the scope, or the caller the permission. */
        TextForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description Something went wrong on our side; quote the request id. */
        TextInternal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The request is invalid. */
        TextInvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The first request with this `Idempotency-Key` is under way (then with `Retry-After`), or its answer was not kept. */
        TextKeyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The `Idempotency-Key` was sent with another request. */
        TextKeyReused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The licence does not allow redistribution. */
        TextLicenseRestricted: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The Claim has no executable plan, or the experiment version is of another Claim; or the `Idempotency-Key` was sent with another request. */
        TextNoPlan: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description None of the accepted media types can be served. */
        TextNotAcceptable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description There is no such thing, or the caller may not read it: the two are indistinguishable. */
        TextNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The paper already exists: `url` is its page. Or the first request with this `Idempotency-Key` is under way, then with `Retry-After` and without `url`. */
        TextPaperExists: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConflictError"];
            };
        };
        /** @description The PDF is larger than 25 MiB, or the body than 26 MiB. */
        TextPaperTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The body is larger than 26 MiB. */
        TextPayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description Called with an API key: only a browser session may do this. */
        TextSessionRequired: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description Its present state does not allow it; the message says which that is, and what to do. */
        TextStateConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The target repository does not exist or may not be read, or the API key lacks the scope. */
        TextTargetForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description Too many requests: wait for `Retry-After` seconds. */
        TextTooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description Too many submissions this hour, or the monthly quota is used up (then with `X-Quota-*`). */
        TextTooManySubmissions: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description Not signed in, or the API key is invalid or expired. */
        TextUnauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The PDF is encrypted, unreadable or without text; or what is at the link is not a PDF; or the `Idempotency-Key` was sent with another request. */
        TextUnprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The body is of another media type than this operation takes. */
        TextUnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The API key lacks the scope, or the namespace is neither the caller's own nor that of an organization that the caller belongs to. */
        TextWriteForbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The name or the password is wrong. */
        TextWrongPassword: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["TextError"];
            };
        };
        /** @description The service is degraded: a part that this needs does not answer. */
        V1Degraded: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The API key lacks the scope, or the caller the permission. */
        V1Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Something went wrong on our side; quote the request id. */
        V1Internal: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The request is invalid: `details.issues` says what, by JSON Pointer. */
        V1InvalidRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The first request with this `Idempotency-Key` is under way (then with `Retry-After`), or nobody knows its outcome. */
        V1KeyConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description There is no such thing, or the caller may not read it: the two are indistinguishable. */
        V1NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 26 MiB. */
        V1PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Too many requests: wait for `Retry-After` seconds. */
        V1TooManyRequests: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not signed in, or the API key is invalid or expired. */
        V1Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Well-formed, but impossible; or the `Idempotency-Key` was sent with another request. */
        V1Unprocessable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is of another media type than this operation takes. */
        V1UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Only with this conclusion.
         * @example supports
         */
        AssessmentConclusionFilter: components["schemas"]["AssessmentConclusion"];
        /**
         * @description Digest of the signed bundle, as in `attestation.digest` of a Run.
         * @example sha256:6d76d9e05aff3b28d3947396208ea4753f01b11e61c4e23810b0dc28e7309590
         */
        AttestationDigest: string;
        /**
         * @description Cursor of the Claims found. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
         * @example eyJ2IjoxLCJvIjoyMH0.t1Zb
         */
        ClaimCursor: string;
        /**
         * @description Top-level members to answer with: exactly these. A section that is named here needs no `include`.
         * @example [
         *       "id",
         *       "statement",
         *       "evidence"
         *     ]
         */
        ClaimFields: ("id" | "repository" | "type" | "statement" | "sourceLocator" | "verification" | "reproduction" | "plan" | "evidence" | "assessments" | "measurements" | "origin" | "claimVersionId" | "current" | "experimentIds" | "evidenceIds" | "links")[];
        /**
         * @description Identifier of the Claim.
         * @example claim_01m6gb07p4ftz8w003ahy8qhee
         */
        ClaimId: string;
        /**
         * @description Only Runs of this Claim.
         * @example claim_01m6gb07p4ftz8w003ahy8qhee
         */
        ClaimIdFilter: string;
        /**
         * @description Optional sections to add.
         * @example [
         *       "assessments"
         *     ]
         */
        ClaimInclude: "assessments"[];
        /**
         * @description Opaque cursor from `pagination.nextCursor` of the same query. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
         * @example eyJ2IjoxLCJrIjpbIjIwMjYtMTEtMDMiXX0.k3Vd
         */
        Cursor: string;
        /**
         * @description What the caller has just done with a form: the page says so, in words of its own.
         * @example saved
         */
        Done: components["schemas"]["PageNotice"];
        /**
         * @description Address of a repository's page, of this service.
         * @example https://verify.example.org/r/mira-okonkwo/collatz-stopping-times
         */
        EmbeddedUrl: string;
        /**
         * @description JSON alone.
         * @example json
         */
        EmbeddingFormat: "json";
        /**
         * @description Identifier of the Evidence.
         * @example evd_01m6gb0cqsf478gbr69mka4qr9
         */
        EvidenceId: string;
        /**
         * @description Only in this execution state.
         * @example succeeded
         */
        ExecutionStateFilter: components["schemas"]["ExecutionState"];
        /**
         * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
         * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
         */
        IdempotencyKey: string;
        /**
         * @description Answer 304 if the representation still has one of these validators.
         * @example "9f8c2b41d07e"
         */
        IfNoneMatch: string;
        /**
         * @description Identifier of the invitation.
         * @example i5HtWk2XcVb8MnQe
         */
        InvitationId: string;
        /**
         * @description Identifier of the invitation.
         * @example i5HtWk2XcVb8MnQe
         */
        InvitationIdQuery: string;
        /**
         * @description Identifier of the job.
         * @example job_01m6gazsy0fz8azz3sm7hx1mr3
         */
        JobId: string;
        /**
         * @description Identifier of the key.
         * @example k7FmTe1LhCq4RzSy
         */
        KeyId: string;
        /**
         * @description The `id` of the last event that the client has seen, which is sent by itself when a browser connects again: the log goes on after it.
         * @example 17
         */
        LastEventId: string;
        /**
         * @description Most records in the answer.
         * @example 20
         */
        Limit: number;
        /**
         * @description The token of the mailed link.
         * @example exampleTokenOpensNothing
         */
        MailToken: string;
        /**
         * @description Most pixels of height.
         * @example 600
         */
        MaxHeight: number;
        /**
         * @description Most pixels of width.
         * @example 800
         */
        MaxWidth: number;
        /**
         * @description Version of the protocol.
         * @example 2025-11-25
         */
        McpProtocolVersion: string;
        /**
         * @description Identifier of the membership.
         * @example m8JdYs3TbNf6QwLz
         */
        MemberId: string;
        /**
         * @description Path of this service to go on with; what is none is `/`.
         * @example /r/mira-okonkwo/collatz-stopping-times
         */
        NextPage: string;
        /**
         * @description Digest of the object's bytes, `sha256:` prefixed.
         * @example sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070
         */
        ObjectDigest: string;
        /**
         * @description The `operationId` of an operation of this contract.
         * @example createRun
         */
        OperationIdPath: string;
        /**
         * @description Identifier of the organization.
         * @example q8Lw2NfPz4TgKdVs
         */
        OrganizationId: string;
        /**
         * @description Opaque cursor of the link to older repositories.
         * @example eyJ2IjoxLCJrIjpbIjIwMjYtMTEtMDMiXX0.k3Vd
         */
        OwnerCursor: string;
        /**
         * @description Only of this namespace: a person's or an organization's.
         * @example mira-okonkwo
         */
        OwnerFilter: string;
        /**
         * @description Namespace of the owner.
         * @example mira-okonkwo
         */
        OwnerPath: string;
        /**
         * @description Name of the file.
         * @example run-log.js
         */
        PageAsset: string;
        /**
         * @description Where the list of Claims goes on, as the page before links to it.
         * @example eyJ2IjoxLCJvIjoyMH0.t1Zb
         */
        PageClaimCursor: string;
        /**
         * @description Where the list of repositories goes on, as the page before links to it.
         * @example eyJ2IjoxLCJvIjoxMH0.p9Qa
         */
        PageRepositoryCursor: string;
        /**
         * @description Only of this subject class.
         * @example math.NT
         */
        PageSubject: string;
        /**
         * @description Texts to look for, parted by spaces; all must be found, within longer words too, without regard to case.
         * @example collatz
         */
        Query: string;
        /**
         * @description Words to look for, of which the first 32 count.
         * @example collatz
         */
        QueryRequired: string;
        /**
         * @description Part of the bytes wanted (RFC 9110, section 14.2); one range is served, several are answered whole.
         * @example bytes=0-15
         */
        Range: string;
        /**
         * @description Cursor of the repositories found. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
         * @example eyJ2IjoxLCJvIjoxMH0.p9Qa
         */
        RepositoryCursor: string;
        /**
         * @description Top-level members to answer with: exactly these. A section that is named here needs no `include`.
         * @example [
         *       "id",
         *       "title",
         *       "evidence"
         *     ]
         */
        RepositoryFields: ("id" | "owner" | "slug" | "title" | "description" | "significance" | "visibility" | "authors" | "subjects" | "topics" | "verification" | "evidence" | "execution" | "withdrawal" | "updatedAt" | "readme" | "claims" | "experiments" | "runs" | "assessments" | "links")[];
        /**
         * @description Identifier of the repository.
         * @example repo_01m6gazsy0e2waxk66w4kddds7
         */
        RepositoryId: string;
        /**
         * @description Only of this repository.
         * @example repo_01m6gazsy0e2waxk66w4kddds7
         */
        RepositoryIdFilter: string;
        /**
         * @description Repository that it belongs to.
         * @example repo_01m6gazsy0e2waxk66w4kddds7
         */
        RepositoryIdRequired: string;
        /**
         * @description Optional sections to add.
         * @example [
         *       "claims",
         *       "experiments"
         *     ]
         */
        RepositoryInclude: ("readme" | "claims" | "experiments" | "runs" | "evidence" | "assessments")[];
        /**
         * @description Top-level members to answer with: exactly these.
         * @example [
         *       "id",
         *       "title",
         *       "evidence"
         *     ]
         */
        RepositoryListFields: ("id" | "owner" | "slug" | "title" | "description" | "significance" | "visibility" | "authors" | "subjects" | "topics" | "verification" | "evidence" | "execution" | "withdrawal" | "updatedAt" | "links")[];
        /**
         * @description Top-level members to answer with: exactly these. A section that is named here needs no `include`.
         * @example [
         *       "id",
         *       "execution",
         *       "assessment"
         *     ]
         */
        RunFields: ("id" | "repository" | "state" | "execution" | "assessment" | "assessments" | "claimIds" | "experimentVersionId" | "queuedAt" | "startedAt" | "finishedAt" | "measurements" | "agent" | "artifact" | "environment" | "attestation" | "logs" | "evidence" | "links")[];
        /**
         * @description Identifier of the Run.
         * @example run_01m6gb08fzen9sq4qnwjwcez23
         */
        RunId: string;
        /**
         * @description Optional sections to add.
         * @example [
         *       "environment",
         *       "attestation"
         *     ]
         */
        RunInclude: ("environment" | "attestation" | "logs" | "evidence" | "assessments")[];
        /**
         * @description The name of a schema of this contract.
         * @example Claim
         */
        SchemaNamePath: string;
        /**
         * @description Shows one of the two lists alone, which then goes on page by page.
         * @example claims
         */
        SearchKind: components["schemas"]["SearchKind"];
        /**
         * @description Most results of each kind.
         * @example 10
         */
        SearchLimit: number;
        /**
         * @description Words to look for; without any the page has its form alone.
         * @example collatz
         */
        SearchText: string;
        /**
         * @description Identifier of the session.
         * @example s2RgUj8MwEd5NvAi
         */
        SessionId: string;
        /**
         * @description Shows the page of the list that has this Claim, with the Claim open.
         * @example claim_01m8404350ferarb7taxgfq5xa
         */
        ShownClaim: string;
        /**
         * @description Page of the list of Claims, from 1; the last one where there are fewer.
         * @example 2
         */
        ShownPage: number;
        /**
         * @description Shows the Claims of this state alone.
         * @example contradicted
         */
        ShownState: components["schemas"]["EvidenceState"];
        /**
         * @description Which part of the site map; without it, the list of its parts.
         * @example 1
         */
        SitemapPage: number;
        /**
         * @description Name of the repository within the namespace.
         * @example collatz-stopping-times
         */
        SlugPath: string;
        /**
         * @deprecated
         * @description Only in this legacy combined state. Deprecated: use `execution_state` and `assessment_conclusion`.
         * @example verified
         */
        StateFilter: components["schemas"]["VerificationState"];
        /**
         * @description Only of this subject class.
         * @example math.NT
         */
        Subject: string;
        /**
         * @description Only changed at or after this time.
         * @example 2026-11-01T00:00:00.000Z
         */
        UpdatedSince: string;
        /**
         * @description Only in this legacy combined state.
         * @example verified
         */
        VerificationFilter: components["schemas"]["VerificationState"];
        /**
         * @description Identifier of a version of the repository: the digest of its manifest.
         * @example sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978
         */
        VersionId: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description Ranges are served in bytes.
         * @example bytes
         */
        "Accept-Ranges": string;
        /**
         * @description Seconds to wait, where the first request with this `Idempotency-Key` is still under way.
         * @example 5
         */
        ConflictRetryAfter: number;
        /**
         * @description File name for saving (RFC 6266).
         * @example inline; filename="metrics.json"
         */
        "Content-Disposition": string;
        /**
         * @description Language of the message: English, German or Simplified Chinese, chosen by `Accept-Language`; of a page by the cookie `lang` first.
         * @example en
         */
        "Content-Language": string;
        /**
         * @description Which bytes these are, of how many (RFC 9110, section 14.4).
         * @example bytes 0-15/62
         */
        "Content-Range": string;
        /**
         * @description What a browser may do with the body; on every one that is not JSON.
         * @example default-src 'none'; sandbox
         */
        "Content-Security-Policy": string;
        /**
         * @description Present where a deprecated parameter was used: since when it is deprecated (RFC 9745).
         * @example @1795132800
         */
        Deprecation: string;
        /**
         * @description Strong validator of this representation (RFC 9110, section 8.8.3): other bytes have another one, of whatever record or projection.
         * @example "9f8c2b41d07e"
         */
        ETag: string;
        /**
         * @description `true` where this is the answer that was kept for the `Idempotency-Key`, and nothing was done.
         * @example true
         */
        "Idempotent-Replayed": true;
        /**
         * @description A copy may be kept for good (RFC 8246); `private` where not everybody may read it.
         * @example public, max-age=31536000, immutable
         */
        ImmutableCache: string;
        /**
         * @description The chosen language, for a year: HttpOnly, SameSite=Lax, Secure over HTTPS.
         * @example lang=de; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax
         */
        "Language-Cookie": string;
        /**
         * @description Address of what was made.
         * @example /r/mira-okonkwo/collatz-stopping-times
         */
        Location: string;
        /**
         * @description No copy may be kept (RFC 9111).
         * @example no-store
         */
        NoStore: string;
        /**
         * @description The digest of the bytes, quoted (RFC 9110, section 8.8.3).
         * @example "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070"
         */
        ObjectETag: string;
        /**
         * @description Language of the page: English, German or Simplified Chinese, chosen by the cookie `lang`, else by `Accept-Language`.
         * @example de
         */
        "Page-Language": string;
        /**
         * @description Path of the page to go on with; always of this service.
         * @example /r/mira-okonkwo/collatz-stopping-times
         */
        PageLocation: string;
        /**
         * @description Seconds to wait between polls of the Run.
         * @example 2
         */
        PollAfter: number;
        /**
         * @description Seconds to wait between polls of the job.
         * @example 10
         */
        PollJobAfter: number;
        /**
         * @description No copy may be kept (RFC 9111).
         * @example private, no-store
         */
        PrivateNoStore: "private, no-store";
        /**
         * @description Address of the processing status of the repository.
         * @example /api/processing?repositoryId=repo_01m6gazsy0e2waxk66w4kddds7
         */
        ProcessingLocation: string;
        /**
         * @description Seconds to wait before trying again.
         * @example 60
         */
        "Retry-After": number;
        /**
         * @description Seconds to wait before trying again, where the service is busy.
         * @example 5
         */
        RetryAfterWhenBusy: number;
        /**
         * @description A copy may be kept and must be revalidated (RFC 9111); `private` where the answer depends on who asks.
         * @example public, no-cache
         */
        RevalidatedCache: string;
        /**
         * @description Address of the Run.
         * @example /api/v1/runs/run_01m6gyx6rresda68xqy88z2d59
         */
        RunLocation: string;
        /**
         * @description The session cookie: HttpOnly, SameSite=Lax, Secure over HTTPS.
         * @example service.session_token=exampleSessionTokenOpensNothing01.c2lnbmF0dXJl; Path=/; HttpOnly; SameSite=Lax
         */
        "Set-Cookie": string;
        /**
         * @description Request headers that the answer depends on.
         * @example Accept-Encoding, Cookie, X-Api-Key, Authorization
         */
        Vary: string;
        /**
         * @description How to authenticate (RFC 9110, section 11.6.1): with an API key, here as a bearer token (RFC 6750).
         * @example Bearer realm="Research Verification Service"
         */
        "WWW-Authenticate": string;
        /**
         * @description Tells a proxy that knows it (nginx) to pass each part on at once.
         * @example no
         */
        "X-Accel-Buffering": "no";
        /**
         * @description The media type is to be believed, not guessed.
         * @example nosniff
         */
        "X-Content-Type-Options": "nosniff";
        /**
         * @description Submissions allowed in a month.
         * @example 25
         */
        "X-Quota-Limit": number;
        /**
         * @description Submissions left this month.
         * @example 24
         */
        "X-Quota-Remaining": number;
        /**
         * @description When the quota renews.
         * @example 2026-12-01T00:00:00.000Z
         */
        "X-Quota-Reset": string;
        /**
         * @description Submissions made this month, this one counted.
         * @example 1
         */
        "X-Quota-Used": number;
        /**
         * @description Requests allowed in the window that is nearest to its end. On every answer that a limit of `x-rate-limit` counts, but 401.
         * @example 120
         */
        "X-RateLimit-Limit": number;
        /**
         * @description Requests left in that window.
         * @example 117
         */
        "X-RateLimit-Remaining": number;
        /**
         * @description Seconds until that window ends.
         * @example 48
         */
        "X-RateLimit-Reset": number;
        /**
         * @description Identifier of this request, which no other has: quote it when reporting a problem.
         * @example req_01m6gyx6rr8kz2v4
         */
        "X-Request-Id": string;
    };
    pathItems: never;
}
/** @description An accepted invitation. */
export type AcceptedInvitation = {
    /** @description The invitation, now accepted. */
    invitation: components["schemas"]["Invitation"];
    /** @description The membership that it led to. */
    member: components["schemas"]["Member"];
};
/** @description A confirmed deletion of the account. */
export type AccountDeletion = {
    /**
     * Format: password
     * @description The account's password.
     */
    password: string;
    /** @description The account's user name, to confirm. */
    username: string;
};
/** @description A deletion of the account, as a form. What is typed is checked as `deleteAccount` does. */
export type AccountDeletionForm = {
    /**
     * Format: password
     * @description The account's password.
     */
    password: string;
    /** @description The account's user name, typed to confirm. */
    username: string;
};
/** @description The person after the change. */
export type AccountResult = {
    /** @description The person after the change. */
    user: components["schemas"]["User"];
};
/**
 * @description A browser session of the caller's account.
 * @example {
 *       "id": "s2RgUj8MwEd5NvAi",
 *       "createdAt": "2026-11-03T09:02:44.900Z",
 *       "updatedAt": "2026-11-03T09:02:44.900Z",
 *       "expiresAt": "2026-11-10T09:02:44.900Z",
 *       "userAgent": "Mozilla/5.0",
 *       "current": true
 *     }
 */
export type AccountSession = {
    /**
     * Format: date-time
     * @description When it began.
     */
    createdAt: string;
    /** @description Whether it is the one that asks. */
    current: boolean;
    /**
     * Format: date-time
     * @description When it ends.
     */
    expiresAt: string;
    /** @description Identifier, to end it with. */
    id: string;
    /**
     * Format: date-time
     * @description When it was last renewed.
     */
    updatedAt: string;
    /** @description Browser that it began in, as that names itself. */
    userAgent: string | null;
};
/**
 * @description What executed the Run.
 * @example {
 *       "kind": "service",
 *       "id": "worker-1",
 *       "executor": "bubblewrap",
 *       "version": "0.1.0"
 *     }
 */
export type Agent = {
    /** @description Executor, for example `bubblewrap`. */
    executor: string;
    /** @description Its identifier. */
    id: string;
    /** @description Kind of agent. */
    kind: string;
    /** @description Its version. */
    version: string;
};
/**
 * @description An API key as its owner sees it later: never the key itself.
 * @example {
 *       "id": "k7FmTe1LhCq4RzSy",
 *       "name": "nightly reproduction",
 *       "start": "service_h3KqPz",
 *       "prefix": "service_",
 *       "enabled": true,
 *       "scopes": [
 *         "read",
 *         "write",
 *         "run"
 *       ],
 *       "expiresAt": "2027-02-01T09:03:30.000Z",
 *       "createdAt": "2026-11-03T09:03:30.000Z",
 *       "updatedAt": "2026-11-03T15:02:11.000Z",
 *       "lastRequest": "2026-11-03T15:02:11.000Z",
 *       "requestCount": 42,
 *       "rateLimit": {
 *         "limit": 120,
 *         "used": 3,
 *         "reset": 48
 *       }
 *     }
 */
export type ApiKey = {
    /**
     * Format: date-time
     * @description When it was created.
     */
    createdAt: string;
    /** @description Whether the key may be used. */
    enabled: boolean;
    /**
     * Format: date-time
     * @description When the key stops working.
     */
    expiresAt: string | null;
    /** @description Identifier of the key, for deleting it. */
    id: string;
    /**
     * Format: date-time
     * @description When it was last used.
     */
    lastRequest: string | null;
    /** @description Name given by its owner. */
    name: string;
    /** @description Fixed prefix of every key. */
    prefix: string | null;
    /** @description Use of the key in the current rate-limit window. */
    rateLimit: components["schemas"]["KeyRateLimit"];
    /** @description Requests made with it so far. */
    requestCount: number;
    /** @description What the key may do. */
    scopes: components["schemas"]["Scope"][];
    /** @description First characters of the key, to tell keys apart. */
    start: string | null;
    /**
     * Format: date-time
     * @description When it last changed.
     */
    updatedAt: string;
};
/** @description A new API key. */
export type ApiKeyCreation = {
    /**
     * @description Lifetime in seconds: 90 days by default, 365 at most.
     * @default 7776000
     */
    expiresIn?: number;
    /** @description Name, to know it again. One line, without control characters. */
    name: string;
    /**
     * @description What the key may do; all three by default.
     * @default [
     *       "read",
     *       "write",
     *       "run"
     *     ]
     */
    scopes?: components["schemas"]["Scope"][];
};
/** @description A key to revoke. */
export type ApiKeyDeletion = {
    /** @description Identifier of the key. */
    keyId: string;
};
/** @description API keys of the person. */
export type ApiKeyList = {
    /** @description The keys. */
    apiKeys: components["schemas"]["ApiKey"][];
    /** @description Most keys in this answer. */
    limit: number;
    /** @description Keys left out before these. */
    offset: number;
    /** @description All keys of the person. */
    total: number;
};
/**
 * @description A stored output.
 * @example {
 *       "digest": "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *       "mediaType": "application/json",
 *       "byteSize": 58,
 *       "downloadUrl": "https://verify.example.org/api/objects/sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070"
 *     }
 */
export type Artifact = {
    /** @description Size in bytes. */
    byteSize: number;
    /** @description Digest of the bytes, under which they can be downloaded. */
    digest: components["schemas"]["Digest"];
    /**
     * Format: uri
     * @description Where its bytes are.
     */
    downloadUrl: string;
    /** @description Media type. */
    mediaType: string;
};
/**
 * @description An immutable record that judges a Run's outcome against a Claim.
 * @example {
 *       "id": "asm_01m6gb0dbafwxs6s097vwt6ynt",
 *       "recordDigest": "sha256:c38e8435ddf43af5b06881d6f980806b7faf88a5cf67b1df08607b9977414af0",
 *       "artifactDigest": "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *       "claimVersionId": "sha256:7a4c94d8825097f90fc0ddc4beeb1721e5d06d1586db3266bfa2661eabd89f0f",
 *       "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *       "executionRunId": "run_01m6gb08fzen9sq4qnwjwcez23",
 *       "supersedesAssessmentDigests": [],
 *       "conclusion": "supports",
 *       "verificationStatus": "reproduced",
 *       "confidence": "medium",
 *       "protocolComparability": "exact",
 *       "method": "MetricComparison",
 *       "evidenceIds": [
 *         "evd_01m6gb0cqsf478gbr69mka4qr9"
 *       ],
 *       "scope": {
 *         "claimId": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *         "measurementIds": [
 *           "mean-stopping-time/mean_steps"
 *         ],
 *         "repetitions": 1,
 *         "dataset": null,
 *         "independentRepetitions": 1,
 *         "deterministic": false,
 *         "notCompared": []
 *       },
 *       "limitations": [
 *         "One repetition: no spread between runs is known."
 *       ],
 *       "rulesVersion": "3",
 *       "findings": [],
 *       "secondLook": null,
 *       "assessor": {
 *         "kind": "service",
 *         "id": "service-web",
 *         "name": "Research Verification Service",
 *         "version": "0.1.0",
 *         "keyId": "20d1336a09ba77627d969e10ddca33fa4a54d7aa69d9da3ab01b92d066e54139"
 *       },
 *       "createdAt": "2026-11-03T09:14:25.002Z",
 *       "current": true
 *     }
 */
export type Assessment = {
    /** @description Digest of the judged output. */
    artifactDigest: components["schemas"]["Digest"];
    /** @description Who or what judged. */
    assessor: components["schemas"]["Assessor"];
    /** @description Digest of the Claim's content. */
    claimVersionId: components["schemas"]["Digest"];
    /** @description How the outcome of the Run bears on the Claim. */
    conclusion: components["schemas"]["AssessmentConclusion"];
    /** @description Confidence in the conclusion. */
    confidence: components["schemas"]["Confidence"] | null;
    /**
     * Format: date-time
     * @description When it was made.
     */
    createdAt: string;
    /** @description Whether it is in force. */
    current: boolean;
    /** @description Stored objects relied upon. */
    evidenceIds: string[];
    /** @description Identifier of the Run: `run_` and a UUIDv7 in Crockford base 32. */
    executionRunId: string;
    /** @description Digest of the experiment's content. */
    experimentVersionId: components["schemas"]["Digest"];
    /** @description What was found that weakens the verdict; absent where it was judged by version 1 of the rules. */
    findings?: components["schemas"]["Finding"][];
    /** @description Identifier of the Assessment: `asm_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description What the reader should keep in mind. */
    limitations: string[];
    /** @description How the outcome was judged. */
    method: components["schemas"]["AssessmentMethod"];
    /** @description How close the protocol was to the paper's. */
    protocolComparability: components["schemas"]["ProtocolComparability"] | null;
    /** @description Digest of the RFC 8785 canonical JSON of this record without `recordDigest` and `current`. */
    recordDigest: components["schemas"]["Digest"];
    /** @description Version of the rules that it was judged by; absent where it was judged by version 1. */
    rulesVersion?: string;
    /** @description What it covers: the Claim, the measurements and the repetitions. */
    scope: components["schemas"]["AssessmentScope"];
    /** @description The repetition under other conditions; null where none was needed, absent where it was judged by version 1 of the rules. */
    secondLook?: components["schemas"]["SecondLook"] | null;
    /** @description Older Assessments that this one replaces. */
    supersedesAssessmentDigests: components["schemas"]["Digest"][];
    /** @description How well the values were reproduced. */
    verificationStatus: components["schemas"]["VerificationStatus"] | null;
};
/**
 * @description What a Run's outcome says about a Claim.
 * @example supports
 * @enum {string}
 */
export type AssessmentConclusion = "supports" | "challenges" | "contradicts" | "inconclusive";
/**
 * @description Current Assessments by conclusion.
 * @example {
 *       "supports": 1,
 *       "challenges": 0,
 *       "contradicts": 0,
 *       "inconclusive": 0
 *     }
 */
export type AssessmentCounts = {
    /** @description Challenging. */
    challenges: number;
    /** @description Contradicting. */
    contradicts: number;
    /** @description Inconclusive. */
    inconclusive: number;
    /** @description Supporting. */
    supports: number;
};
/**
 * @description How an Assessment was reached.
 * @example MetricComparison
 * @enum {string}
 */
export type AssessmentMethod = "MetricComparison" | "DirectionalComparison" | "QualitativeReview" | "IntegrityOnly";
/**
 * @description What an Assessment covers.
 * @example {
 *       "claimId": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *       "measurementIds": [
 *         "mean-stopping-time/mean_steps"
 *       ],
 *       "repetitions": 1,
 *       "dataset": null,
 *       "independentRepetitions": 1,
 *       "deterministic": false,
 *       "notCompared": []
 *     }
 */
export type AssessmentScope = {
    /** @description Identifier of the Claim: `claim_` and a UUIDv7 in Crockford base 32. */
    claimId: string;
    /** @description Dataset, where one is named. */
    dataset: string | null;
    /** @description Whether all repetitions left bit-identical outputs; false for a single one. */
    deterministic?: boolean;
    /** @description Repetitions that count: those with equal seeds and bit-identical outputs are one. */
    independentRepetitions?: number;
    /** @description Measurements judged. */
    measurementIds: string[];
    /** @description Measurements that were not compared, each with the reason. */
    notCompared?: {
        /** @description The measurement. */
        measurementId: string;
        /** @description Why it was not compared. */
        reason: string;
    }[];
    /** @description Repetitions judged together. */
    repetitions: number;
};
/**
 * @description Who judged.
 * @example {
 *       "kind": "service",
 *       "id": "service-web",
 *       "name": "Research Verification Service",
 *       "version": "0.1.0",
 *       "keyId": "20d1336a09ba77627d969e10ddca33fa4a54d7aa69d9da3ab01b92d066e54139"
 *     }
 */
export type Assessor = {
    /** @description Its identifier. */
    id: string;
    /** @description Key that it signs with. */
    keyId: string | null;
    /**
     * @description Kind of assessor.
     * @enum {string}
     */
    kind: "service" | "human" | "institution" | "llm";
    /** @description Its name. */
    name: string;
    /** @description Its version. */
    version: string;
};
/**
 * @description The signed statements about a Run.
 * @example {
 *       "digest": "sha256:6d76d9e05aff3b28d3947396208ea4753f01b11e61c4e23810b0dc28e7309590",
 *       "predicateTypes": [
 *         "https://w3id.org/research-verification/predicates/reproduction-result/v2",
 *         "https://in-toto.io/attestation/test-result/v0.1"
 *       ],
 *       "keyId": "20d1336a09ba77627d969e10ddca33fa4a54d7aa69d9da3ab01b92d066e54139",
 *       "verified": true,
 *       "bundles": [
 *         {
 *           "assessmentId": "asm_01m6gb0dbafwxs6s097vwt6ynt",
 *           "claimId": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *           "digest": "sha256:6d76d9e05aff3b28d3947396208ea4753f01b11e61c4e23810b0dc28e7309590"
 *         }
 *       ]
 *     }
 */
export type Attestation = {
    /** @description The bundle of each Assessment that the Run was judged by; `digest` above is that of the first. */
    bundles: {
        /** @description The Assessment that the bundle is about. */
        assessmentId: string;
        /** @description The Claim that was assessed. */
        claimId: string;
        /** @description Digest of the signed bundle, under which it can be verified. */
        digest: components["schemas"]["Digest"];
    }[];
    /** @description Digest of the signed bundle. */
    digest: components["schemas"]["Digest"];
    /** @description Key that signed: SHA-256 of its SPKI. */
    keyId: string;
    /** @description Predicate types of its statements. */
    predicateTypes: string[];
    /** @description Whether the signatures verify. */
    verified: boolean;
};
/** @description A signed bundle, verified now. */
export type AttestationVerification = {
    /**
     * Format: date-time
     * @description When it was verified.
     */
    checkedAt: string;
    /** @description Digest of the bundle. */
    digest: components["schemas"]["Digest"];
    /** @description The first envelope of the bundle: the reproduction result. */
    envelope: components["schemas"]["DsseEnvelope"];
    /** @description All envelopes, in the order of `statements`. */
    envelopes: components["schemas"]["DsseEnvelope"][];
    /** @description Key that signed. */
    keyId: string;
    /** @description Media type of the payloads. */
    payloadType: string;
    /** @description The signed statements, parsed from the verified bytes. */
    statements: components["schemas"]["InTotoStatement"][];
    /** @description Whether every signature verifies under a published key. */
    verified: boolean;
};
/**
 * @description A library of linear algebra, and the kernel that it chose for the processor.
 * @example {
 *       "library": "OpenBLAS",
 *       "version": "0.3.21",
 *       "kernel": "Haswell"
 *     }
 */
export type Blas = {
    /** @description The kernel that it uses. */
    kernel: string | null;
    /** @description Its name. */
    library: string;
    /** @description Its version. */
    version: string | null;
};
/**
 * @description One work, as CSL-JSON has it (Citation Style Language 1.0.2).
 * @example {
 *       "id": "mira-okonkwo-collatz-stopping-times-reproduction",
 *       "type": "report",
 *       "title": "Reproduction of “Mean stopping times of the Collatz map”",
 *       "author": [
 *         {
 *           "literal": "Research Verification Service"
 *         }
 *       ],
 *       "URL": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times",
 *       "issued": {
 *         "date-parts": [
 *           [
 *             2026,
 *             11,
 *             20
 *           ]
 *         ]
 *       },
 *       "version": "sha256:0d6dd1ee38ee2a5bd7bd2cbd5cde42a2a4e8a3b6d2c33f3a2ad50ac2eea2bb1b",
 *       "note": "1 supported, 1 not assessed"
 *     }
 */
export type CitationItem = {
    /** @description Authors of the paper, or the service. */
    author: components["schemas"]["CitationName"][];
    /** @description Names the entry, as its BibTeX key does. */
    id: string;
    /** @description Day of the latest Assessment that counts; absent of a paper, whose day is not known here. */
    issued?: {
        /** @description Year, month and day, once. */
        "date-parts": number[][];
    };
    /** @description What was found, in the words of the badge; absent of a paper. */
    note?: string;
    /** @description Title. */
    title: string;
    /**
     * @description `article`: the paper. `report`: what was found of its Claims.
     * @enum {string}
     */
    type: "article" | "report";
    /**
     * Format: uri
     * @description The address; absent of a paper that was uploaded.
     */
    URL?: string;
    /** @description Version of the repository; absent of a paper. */
    version?: string;
};
/**
 * @description A person, or a body, by its name as a whole.
 * @example {
 *       "literal": "Mira Okonkwo"
 *     }
 */
export type CitationName = {
    /** @description The name. */
    literal: string;
};
/** @description A checkable statement from a paper. */
export type Claim = {
    /** @description Present with `include=assessments`, newest first. */
    assessments?: components["schemas"]["Assessment"][];
    /** @description Digest of the Claim's content in its present version. What was said of an earlier version is kept, and counts no more. */
    claimVersionId: components["schemas"]["Digest"];
    /** @description False where the repository's code no longer declares the Claim: it is kept as history. */
    current: boolean;
    /** @description What the current Assessments say together. */
    evidence: components["schemas"]["ClaimEvidence"];
    /** @description Stored objects that bear on this Claim. */
    evidenceIds: string[];
    /** @description Experiments that can test this Claim. */
    experimentIds: string[];
    /** @description Identifier of the Claim: `claim_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description Addresses of the Claim, its page, its repository and its Runs. */
    links: components["schemas"]["Links"];
    /** @description Reported values with what was observed last. */
    measurements: components["schemas"]["Measurement"][];
    /** @description Who stated it, where, and how sure that is. */
    origin?: components["schemas"]["ClaimOrigin"];
    /** @description How the Claim would be executed: a research execution plan, not a result. Null where nothing executable is known. */
    plan: components["schemas"]["Plan"] | null;
    /** @description Repository that the Claim belongs to. */
    repository: components["schemas"]["RepositoryReference"];
    /**
     * @deprecated
     * @description Deprecated: use `plan`, of which this is an alias.
     */
    reproduction: components["schemas"]["Plan"] | null;
    /** @description Where in the paper it stands. */
    sourceLocator: string;
    /** @description The checkable statement, in the paper's words. */
    statement: string;
    /** @description Kind of statement, for example `empirical`. */
    type: string;
    /**
     * @deprecated
     * @description Deprecated: use `evidence.state`. Legacy combined state.
     */
    verification: components["schemas"]["VerificationState"];
};
/**
 * @description A committed number that a Claim may report. An author chooses from them; no Run is judged by one.
 * @example {
 *       "from": {
 *         "file": "results/metrics.json",
 *         "pointer": "/lstm/nrmse"
 *       },
 *       "value": 0.0472,
 *       "confidence": "low",
 *       "reasons": [
 *         "0.0472 rounds to the printed digits.",
 *         "Several numbers match, and their names agree as well."
 *       ]
 *     }
 */
export type ClaimCandidate = {
    /** @description Confidence that the Claim reports this number. */
    confidence: components["schemas"]["Confidence"];
    /** @description The committed file, and where in it the number stands. */
    from: components["schemas"]["MeasurementSource"];
    /** @description What speaks for it, and why it is not taken. */
    reasons: string[];
    /** @description What stands there, in full precision. */
    value: number;
};
/**
 * @description What the current Assessments of a Claim say together.
 * @example {
 *       "state": "supported",
 *       "assessmentCount": 1,
 *       "conclusionCounts": {
 *         "supports": 1,
 *         "challenges": 0,
 *         "contradicts": 0,
 *         "inconclusive": 0
 *       },
 *       "latestAssessmentAt": "2026-11-03T09:14:25.002Z"
 *     }
 */
export type ClaimEvidence = {
    /** @description Current Assessments. */
    assessmentCount: number;
    /** @description Number of current Assessments by conclusion. */
    conclusionCounts: components["schemas"]["AssessmentCounts"];
    /**
     * Format: date-time
     * @description When the latest was made, in force or not.
     */
    latestAssessmentAt: string | null;
    /** @description Evidence state that the current Assessments give. */
    state: components["schemas"]["EvidenceState"];
};
/**
 * @description Where a Claim comes from.
 * @example {
 *       "kind": "text",
 *       "assessor": null,
 *       "page": 4,
 *       "box": {
 *         "x": 72,
 *         "y": 144.5,
 *         "width": 451.3,
 *         "height": 11.2
 *       },
 *       "quotation": "LSTM | NRMSE | 0.047",
 *       "confidence": "high",
 *       "reasons": [
 *         "+1.5 the caption is that of results"
 *       ],
 *       "candidates": []
 *     }
 */
export type ClaimOrigin = {
    /** @description The language model that proposed the Claim, or its link (`kind` is `llm`): quotation and number were found in the paper's text word for word, and the committed value agrees. It judges nothing. Null where no model had a part. */
    assessor: components["schemas"]["Assessor"] | null;
    /** @description The line or the table cell; null for a Claim of a manifest, and where the text's layout is not known. */
    box: components["schemas"]["PageBox"] | null;
    /** @description Committed numbers that it may report, where no single one was taken. */
    candidates: components["schemas"]["ClaimCandidate"][];
    /** @description Confidence that the paper claims this. */
    confidence: components["schemas"]["Confidence"];
    /** @description Who stated it in a form that can be checked. */
    kind: components["schemas"]["ClaimOriginKind"];
    /** @description Page of the PDF, counted from 1; null for a Claim of a manifest. */
    page: number | null;
    /** @description The words around the number; null for a Claim of a manifest, and where the paper's licence keeps its text from being shown. */
    quotation: string | null;
    /** @description What speaks for and against its being a Claim, and why its number was taken for the committed one. */
    reasons: string[];
};
/**
 * @description Who stated a Claim in a form that can be checked: `manifest` its authors, in a manifest of the code repository; `text` was found in the paper's text by rules, `model` by a language model.
 * @example text
 * @enum {string}
 */
export type ClaimOriginKind = "manifest" | "text" | "model";
/**
 * @description One page of Claims.
 * @example {
 *       "data": [
 *         {
 *           "id": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *           "repository": {
 *             "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *             "owner": "mira-okonkwo",
 *             "slug": "collatz-stopping-times",
 *             "title": "Total stopping times of the Collatz map below one million"
 *           },
 *           "type": "empirical",
 *           "statement": "The mean total stopping time of the starting values 1 to 999 999 is 131.43.",
 *           "sourceLocator": "Section 3, Table 1",
 *           "verification": "verified",
 *           "reproduction": {
 *             "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *             "image": null,
 *             "timeoutSeconds": 60,
 *             "seed": 1,
 *             "measurements": [
 *               {
 *                 "measurementId": "mean-stopping-time/mean_steps",
 *                 "metric": "mean_steps",
 *                 "unit": "1",
 *                 "comparator": "~=",
 *                 "reportedValue": 131.43,
 *                 "tolerance": 0.005,
 *                 "from": {
 *                   "file": "metrics.json",
 *                   "pointer": "/mean_steps"
 *                 }
 *               }
 *             ],
 *             "source": ".research/experiment.yml",
 *             "confidence": "high"
 *           },
 *           "plan": {
 *             "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *             "image": null,
 *             "timeoutSeconds": 60,
 *             "seed": 1,
 *             "measurements": [
 *               {
 *                 "measurementId": "mean-stopping-time/mean_steps",
 *                 "metric": "mean_steps",
 *                 "unit": "1",
 *                 "comparator": "~=",
 *                 "reportedValue": 131.43,
 *                 "tolerance": 0.005,
 *                 "from": {
 *                   "file": "metrics.json",
 *                   "pointer": "/mean_steps"
 *                 }
 *               }
 *             ],
 *             "source": ".research/experiment.yml",
 *             "confidence": "high"
 *           },
 *           "evidence": {
 *             "state": "supported",
 *             "assessmentCount": 1,
 *             "conclusionCounts": {
 *               "supports": 1,
 *               "challenges": 0,
 *               "contradicts": 0,
 *               "inconclusive": 0
 *             },
 *             "latestAssessmentAt": "2026-11-03T09:14:25.002Z"
 *           },
 *           "measurements": [
 *             {
 *               "measurementId": "mean-stopping-time/mean_steps",
 *               "metric": "mean_steps",
 *               "unit": "1",
 *               "dimensions": {
 *                 "limit": 1000000
 *               },
 *               "comparator": "~=",
 *               "reportedValue": 131.43,
 *               "printed": {
 *                 "text": "131.43",
 *                 "source": "text",
 *                 "page": 4,
 *                 "quotation": "the mean stopping time is 131.43 steps"
 *               },
 *               "observedValue": 131.434403,
 *               "observedValues": [
 *                 131.434403
 *               ],
 *               "interval": null,
 *               "tolerance": 0.005,
 *               "declaredTolerance": null,
 *               "absoluteDifference": 0.004403,
 *               "outcome": "match",
 *               "verification": "verified",
 *               "reason": null,
 *               "diagnostic": null,
 *               "evidenceIds": [
 *                 "evd_01m6gb0cqsf478gbr69mka4qr9"
 *               ]
 *             }
 *           ],
 *           "claimVersionId": "sha256:6f0b4c2d9e18a7355b1c0d9f8e7a64c3b2d1908f7e6d5c4b3a29181706f5e4d3",
 *           "current": true,
 *           "experimentIds": [
 *             "exp_01m6gb07p4fvvajzrv0sj75fvq"
 *           ],
 *           "evidenceIds": [
 *             "evd_01m6gb0cqsf478gbr69mka4qr9",
 *             "evd_01m6gb0cqse7bte6gq9f2j43m2"
 *           ],
 *           "links": {
 *             "self": "https://verify.example.org/api/v1/claims/claim_01m6gb07p4ftz8w003ahy8qhee?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *             "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times?claim=claim_01m6gb07p4ftz8w003ahy8qhee#claim_01m6gb07p4ftz8w003ahy8qhee",
 *             "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *             "runs": "https://verify.example.org/api/v1/runs?repository_id=repo_01m6gazsy0e2waxk66w4kddds7&claim_id=claim_01m6gb07p4ftz8w003ahy8qhee"
 *           }
 *         }
 *       ],
 *       "pagination": {
 *         "nextCursor": null,
 *         "hasMore": false
 *       },
 *       "links": {
 *         "self": "https://verify.example.org/api/v1/claims?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *         "next": null
 *       }
 *     }
 */
export type ClaimPage = {
    /** @description The Claims; cut down to `fields` where that was given. */
    data: (components["schemas"]["Claim"] | components["schemas"]["ClaimProjection"])[];
    /** @description Addresses of this page and of the next one; `next` is null or absent on the last page. */
    links: components["schemas"]["Links"];
    /** @description Whether there are more Claims, and the cursor to ask for them with. */
    pagination: components["schemas"]["Pagination"];
};
/**
 * @description A Claim cut down to the members named in `fields`: exactly those are present.
 * @example {
 *       "id": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *       "statement": "The mean total stopping time of the starting values 1 to 999 999 is 131.43."
 *     }
 */
export type ClaimProjection = {
    /** @description Present with `include=assessments`, newest first. */
    assessments?: components["schemas"]["Assessment"][];
    /** @description Digest of the Claim's content in its present version. What was said of an earlier version is kept, and counts no more. */
    claimVersionId?: components["schemas"]["Digest"];
    /** @description False where the repository's code no longer declares the Claim: it is kept as history. */
    current?: boolean;
    /** @description What the current Assessments say together. */
    evidence?: components["schemas"]["ClaimEvidence"];
    /** @description Stored objects that bear on this Claim. */
    evidenceIds?: string[];
    /** @description Experiments that can test this Claim. */
    experimentIds?: string[];
    /** @description Identifier of the Claim: `claim_` and a UUIDv7 in Crockford base 32. */
    id?: string;
    /** @description Addresses of the Claim, its page, its repository and its Runs. */
    links?: components["schemas"]["Links"];
    /** @description Reported values with what was observed last. */
    measurements?: components["schemas"]["Measurement"][];
    /** @description Who stated it, where, and how sure that is. */
    origin?: components["schemas"]["ClaimOrigin"];
    /** @description How the Claim would be executed: a research execution plan, not a result. Null where nothing executable is known. */
    plan?: components["schemas"]["Plan"] | null;
    /** @description Repository that the Claim belongs to. */
    repository?: components["schemas"]["RepositoryReference"];
    /**
     * @deprecated
     * @description Deprecated: use `plan`, of which this is an alias.
     */
    reproduction?: components["schemas"]["Plan"] | null;
    /** @description Where in the paper it stands. */
    sourceLocator?: string;
    /** @description The checkable statement, in the paper's words. */
    statement?: string;
    /** @description Kind of statement, for example `empirical`. */
    type?: string;
    /**
     * @deprecated
     * @description Deprecated: use `evidence.state`. Legacy combined state.
     */
    verification?: components["schemas"]["VerificationState"];
};
/**
 * @description Licence of the code.
 * @example MIT
 * @enum {string}
 */
export type CodeLicense = "MIT" | "Apache-2.0" | "BSD-2-Clause" | "BSD-3-Clause" | "ISC" | "MPL-2.0" | "GPL-3.0-only" | "no-code" | "unknown";
/**
 * @description How observed and reported value are compared.
 * @example ~=
 * @enum {string}
 */
export type Comparator = ">=" | "<=" | "=" | "~=";
/**
 * @description Confidence in a judgement or in a plan.
 * @example medium
 * @enum {string}
 */
export type Confidence = "high" | "medium" | "low";
/** @description That an address is one's own, as a form. It is checked as `confirmEmail` does. */
export type ConfirmEmailForm = {
    /** @description The token of the mailed link. */
    token: string;
};
/** @description The paper is already there, or the same request is under way. */
export type ConflictError = {
    /** @description Localized text for people. */
    error: string;
    /**
     * Format: uri-reference
     * @description Page of the existing repository, relative to the service; absent where there is none.
     */
    url?: string;
};
/** @description RO-Crate metadata: JSON-LD, flattened. Each entity has an `@id` and a `@type`; what else it has is by its type. */
export type Crate = {
    /** @description The contexts of RO-Crate 1.1 and of workflow runs. */
    "@context": string[];
    /** @description The entities. */
    "@graph": ({
        /** @description Names the entity. */
        "@id": string;
        /** @description What it is. */
        "@type": string | string[];
    } & {
        [key: string]: unknown;
    })[];
};
/** @description A new API key; the full key is shown this once. */
export type CreatedApiKey = {
    /**
     * Format: date-time
     * @description When it was created.
     */
    createdAt: string;
    /** @description Whether the key may be used. */
    enabled: boolean;
    /**
     * Format: date-time
     * @description When the key stops working.
     */
    expiresAt: string | null;
    /** @description Identifier of the key, for deleting it. */
    id: string;
    /** @description The full key. */
    key: string;
    /**
     * Format: date-time
     * @description When it was last used.
     */
    lastRequest: string | null;
    /** @description Name given by its owner. */
    name: string;
    /** @description Fixed prefix of every key. */
    prefix: string | null;
    /** @description Use of the key in the current rate-limit window. */
    rateLimit: components["schemas"]["KeyRateLimit"];
    /** @description Requests made with it so far. */
    requestCount: number;
    /** @description What the key may do. */
    scopes: components["schemas"]["Scope"][];
    /** @description First characters of the key, to tell keys apart. */
    start: string | null;
    /**
     * Format: date-time
     * @description When it last changed.
     */
    updatedAt: string;
};
/**
 * @description The new repository.
 * @example {
 *       "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *       "owner": "mira-okonkwo",
 *       "slug": "collatz-stopping-times",
 *       "title": "Total stopping times of the Collatz map below one million"
 *     }
 */
export type CreatedRepository = {
    /** @description Identifier of the repository: `repo_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description Namespace. */
    owner: string;
    /** @description Name within the namespace. */
    slug: string;
    /** @description Title. */
    title: string;
};
/** @description What a submission or a fork made. */
export type CreationResult = {
    /** @description The repository that was created. */
    repository: components["schemas"]["CreatedRepository"];
    /**
     * Format: uri-reference
     * @description Page of the repository: `/r/<owner>/<slug>`.
     */
    url: string;
};
/**
 * @description The session and its person.
 * @example {
 *       "session": {
 *         "id": "s2RgUj8MwEd5NvAi",
 *         "token": "exampleSessionTokenOpensNothing01",
 *         "userId": "Zq3vT8mJ1xWc5nRb",
 *         "expiresAt": "2026-11-10T09:02:44.900Z",
 *         "createdAt": "2026-11-03T09:02:44.900Z",
 *         "updatedAt": "2026-11-03T09:02:44.900Z",
 *         "ipAddress": "203.0.113.7",
 *         "userAgent": "Mozilla/5.0",
 *         "activeOrganizationId": null
 *       },
 *       "user": {
 *         "id": "Zq3vT8mJ1xWc5nRb",
 *         "name": "Mira Okonkwo",
 *         "email": "mira@papers.example.org",
 *         "emailVerified": false,
 *         "image": null,
 *         "createdAt": "2026-11-03T09:02:44.870Z",
 *         "updatedAt": "2026-11-03T09:02:44.870Z",
 *         "username": "mira-okonkwo",
 *         "displayUsername": "mira-okonkwo"
 *       }
 *     }
 */
export type CurrentSession = {
    /** @description The session that the cookie belongs to. */
    session: components["schemas"]["Session"];
    /** @description The person who is signed in. */
    user: components["schemas"]["User"];
};
/**
 * @description Why something failed, and what to do.
 * @example {
 *       "code": "time_limit",
 *       "category": "timeout",
 *       "retryable": false,
 *       "summary": "The command was stopped after 60 seconds, its own time limit.",
 *       "recoveryAction": "Raise `timeout` of the experiment in .research/experiment.yml, or make the computation smaller."
 *     }
 */
export type Diagnostic = {
    /** @description What kind of thing caused it. */
    category: components["schemas"]["DiagnosticCategory"];
    /** @description Stable code. */
    code: string;
    /** @description What the reader can do. */
    recoveryAction: string | null;
    /** @description Whether the same may succeed later; null where unknown. */
    retryable: boolean | null;
    /** @description What happened. */
    summary: string;
};
/**
 * @description Where a failure comes from.
 * @example timeout
 * @enum {string}
 */
export type DiagnosticCategory = "source" | "measurement" | "environment" | "resource" | "timeout" | "execution" | "unknown";
/**
 * @description SHA-256 of bytes, or of the RFC 8785 canonical JSON of a record without its own digest.
 * @example sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2
 */
export type Digest = string;
/**
 * @description A DSSE envelope (secure-systems-lab/dsse).
 * @example {
 *       "payloadType": "application/vnd.in-toto+json",
 *       "payload": "eyJfdHlwZSI6Imh0dHBzOi8vaW4tdG90by5pby9TdGF0ZW1lbnQvdjEiLCJzdWJqZWN0IjpbeyJuYW1lIjoibWV0cmljcy5qc29uIiwiZGlnZXN0Ijp7InNoYTI1NiI6IjBmYmRjYzRjNDczZjllYTA4M2UzMDE3OWNjYzdkOWRkYjQ2Y2JlYzFkMWI1YzlkNzk1NzZhMGM3NTViNTcwNzAifX1dLCJwcmVkaWNhdGVUeXBlIjoiaHR0cHM6Ly92ZXJpZnkuZXhhbXBsZS5vcmcvcHJlZGljYXRlcy9yZXByb2R1Y3Rpb24tcmVzdWx0L3YxIiwicHJlZGljYXRlIjp7ImNsYWltVmVyc2lvbklkIjoic2hhMjU2OjdhNGM5NGQ4ODI1MDk3ZjkwZmMwZGRjNGJlZWIxNzIxZTVkMDZkMTU4NmRiMzI2NmJmYTI2NjFlYWJkODlmMGYiLCJleHBlcmltZW50VmVyc2lvbklkIjoic2hhMjU2OjUxYjRiYTgzNDI2YmVkYTdkOGNjYjk1MTU2NmNhOWY5OTRmNWQ0MTQxOTIyMWVlZDczMjlmZTgzY2Q5NjAyYjIiLCJjb25jbHVzaW9uIjoic3VwcG9ydHMiLCJtZWFzdXJlbWVudHMiOlt7Im1lYXN1cmVtZW50SWQiOiJtZWFuLXN0b3BwaW5nLXRpbWUvbWVhbl9zdGVwcyIsInJlcG9ydGVkVmFsdWUiOiIxMzEuNDMiLCJvYnNlcnZlZFZhbHVlIjoiMTMxLjQzNDQwMyIsInRvbGVyYW5jZSI6IjAuMDA1In1dfX0=",
 *       "signatures": [
 *         {
 *           "keyid": "20d1336a09ba77627d969e10ddca33fa4a54d7aa69d9da3ab01b92d066e54139",
 *           "sig": "n2ZzuZvsg2Gj0LqobaxSb/3hDj95YjDYsj1prNZkYt/DTW1KkH6FeDTL3Cd5aZJ8Abz+QwJHWpw2IwqWyQPdBQ=="
 *         }
 *       ]
 *     }
 */
export type DsseEnvelope = {
    /** @description The payload in base64; the bytes verified are the bytes parsed. */
    payload: string;
    /** @description Media type of the payload. */
    payloadType: string;
    /** @description Signatures. */
    signatures: {
        /** @description SHA-256 of the key's SPKI. */
        keyid: string;
        /** @description Signature over the pre-authentication encoding, in base64. */
        sig: string;
    }[];
};
/** @description That an address is one's own. */
export type EmailConfirmation = {
    /** @description The token of the mailed link. */
    token: string;
};
/** @description How to embed a repository's page (oembed.com, 1.0). */
export type Embedding = {
    /** @description Owner of the repository. */
    author_name: string;
    /** @description Seconds that it may be kept. */
    cache_age: number;
    /** @description Of the badge, in pixels; absent of a `link`. */
    height?: number;
    /** @description What to embed; absent of a `link`. */
    html?: string;
    /** @description This service. */
    provider_name: string;
    /**
     * Format: uri
     * @description Its address.
     */
    provider_url: string;
    /** @description Title of the paper. */
    title: string;
    /**
     * @description `rich`: the badge, as a link to the page. `link`: where the badge is larger than allowed.
     * @enum {string}
     */
    type: "rich" | "link";
    /**
     * @description Version of oEmbed.
     * @enum {string}
     */
    version: "1.0";
    /** @description Of the badge, in pixels; absent of a `link`. */
    width?: number;
};
/**
 * @description What the Run ran in.
 * @example {
 *       "executor": "bubblewrap",
 *       "os": "Debian GNU/Linux 12",
 *       "architecture": "x64",
 *       "cpuCount": 2,
 *       "memoryLimitBytes": 1073741824,
 *       "network": "none",
 *       "runtimes": {
 *         "python3": "3.11.2"
 *       },
 *       "sourceCommit": "4015b57a143aec5156fd1444a017a32137a3fd0f",
 *       "digest": "sha256:7a6038f7352be5f25b71d21facea886a546e027ed92d63dfa0832269aa6c8fc1"
 *     }
 */
export type Environment = {
    /** @description Processor architecture. */
    architecture: string;
    /** @description Libraries of linear algebra. */
    blas?: components["schemas"]["Blas"][];
    /** @description Processors. */
    cpuCount: number;
    /** @description Instruction sets of the processor that numerical libraries choose their kernels by. */
    cpuFeatures?: string[];
    /** @description Model of the processor. */
    cpuModel?: string;
    /** @description Devices of the server's machine that the experiment had, such as those of a GPU; absent where it had none. */
    devices?: string[];
    /** @description Digest of the RFC 8785 canonical JSON of this record without `digest`. */
    digest: components["schemas"]["Digest"];
    /** @description Executor. */
    executor: string;
    /** @description Kernel of the operating system. */
    kernel?: string;
    /** @description C library; null where it is not known. */
    libc?: string | null;
    /** @description Memory limit in bytes. */
    memoryLimitBytes: number;
    /** @description Network access; `none` in the sandbox. */
    network: string;
    /** @description Operating system. */
    os: string;
    /** @description Versions of the installed packages, by `ecosystem:name`, for example `python:numpy`. */
    packages?: {
        [key: string]: string;
    };
    /** @description What the experiment found in place of the server's own `/usr`; absent where it found that. */
    rootFilesystem?: components["schemas"]["RootFilesystem"];
    /** @description Versions of language runtimes, by name. */
    runtimes: {
        [key: string]: string;
    };
    /** @description Commit of the code. */
    sourceCommit: string | null;
    /** @description Environment variables of the experiment: locale, time zone, threads. */
    variables?: {
        [key: string]: string;
    };
};
/** @description Error of the Agent API (`/api/v1`). */
export type Error = {
    /** @description What went wrong. */
    error: {
        /** @description Machine-readable reason; stable, unlike the message. */
        code: components["schemas"]["ErrorCode"];
        /** @description What else is known, such as each invalid part of the request. */
        details?: components["schemas"]["ErrorDetails"];
        /** @description Localized text for people; rely on the status and on `code`. */
        message: string;
    };
};
/**
 * @description Stable code of an error; it never changes with the language of the message. A 401 is `unauthenticated` where nothing was sent that says who asks, and `invalid_api_key` where a key was sent that is unknown or has ended.
 * @example invalid_request
 * @enum {string}
 */
export type ErrorCode = "invalid_request" | "unauthenticated" | "invalid_api_key" | "session_required" | "insufficient_scope" | "forbidden" | "not_found" | "method_not_allowed" | "conflict" | "payload_too_large" | "unsupported_media_type" | "unprocessable" | "rate_limited" | "quota_exceeded" | "license_restricted" | "upstream_failed" | "integrity_failed" | "degraded" | "internal";
/**
 * @description More about an error.
 * @example {
 *       "issues": [
 *         {
 *           "pointer": "/query/limit",
 *           "message": "must be at most 100"
 *         }
 *       ]
 *     }
 */
export type ErrorDetails = {
    /** @description Each thing wrong with the input. */
    issues?: components["schemas"]["Issue"][];
} & {
    [key: string]: unknown;
};
/** @description A stored object produced by a Run. */
export type Evidence = {
    /** @description Size in bytes. */
    byteSize: number | null;
    /** @description Digest of its bytes. */
    digest: components["schemas"]["Digest"];
    /**
     * Format: uri
     * @description Where its bytes are.
     */
    downloadUrl: string;
    /** @description Identifier of the Run: `run_` and a UUIDv7 in Crockford base 32. */
    generatedByRunId: string;
    /** @description Identifier of the Evidence: `evd_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description What kind of object it is. */
    kind: components["schemas"]["EvidenceKind"];
    /** @description Addresses of the record, its repository, its Run and its bytes. */
    links: components["schemas"]["Links"];
    /** @description Media type. */
    mediaType: string | null;
    /** @description Identifier of the repository: `repo_` and a UUIDv7 in Crockford base 32. */
    repositoryId: string;
    /** @description Path in the Run's work folder. */
    sourcePath: string | null;
    /** @description What it is. */
    summary: string;
};
/**
 * @description Kind of a stored object.
 * @example metric
 * @enum {string}
 */
export type EvidenceKind = "metric" | "artifact" | "log" | "checkpoint" | "figure";
/**
 * @description What the current Assessments of a Claim say together.
 * @example supported
 * @enum {string}
 */
export type EvidenceState = "supported" | "challenged" | "contradicted" | "mixed" | "inconclusive" | "notAssessed";
/**
 * @description Number of Claims in each state.
 * @example {
 *       "supported": 1,
 *       "challenged": 0,
 *       "contradicted": 0,
 *       "mixed": 0,
 *       "inconclusive": 0,
 *       "notAssessed": 1
 *     }
 */
export type EvidenceStateCounts = {
    /** @description In state `challenged`. */
    challenged: number;
    /** @description In state `contradicted`. */
    contradicted: number;
    /** @description In state `inconclusive`. */
    inconclusive: number;
    /** @description In state `mixed`. */
    mixed: number;
    /** @description In state `notAssessed`. */
    notAssessed: number;
    /** @description In state `supported`. */
    supported: number;
};
/**
 * @description State of a physical execution.
 * @example succeeded
 * @enum {string}
 */
export type ExecutionState = "queued" | "running" | "succeeded" | "failed" | "partial" | "cancelled" | "timedOut" | "unknown";
/**
 * @description Number of Runs in each state.
 * @example {
 *       "queued": 1,
 *       "running": 0,
 *       "succeeded": 1,
 *       "failed": 0,
 *       "partial": 0,
 *       "cancelled": 0,
 *       "timedOut": 0,
 *       "unknown": 0
 *     }
 */
export type ExecutionStateCounts = {
    /** @description In state `cancelled`. */
    cancelled: number;
    /** @description In state `failed`. */
    failed: number;
    /** @description In state `partial`. */
    partial: number;
    /** @description In state `queued`. */
    queued: number;
    /** @description In state `running`. */
    running: number;
    /** @description In state `succeeded`. */
    succeeded: number;
    /** @description In state `timedOut`. */
    timedOut: number;
    /** @description In state `unknown`. */
    unknown: number;
};
/**
 * @description Something executable that tests Claims.
 * @example {
 *       "id": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *       "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *       "key": "main",
 *       "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *       "timeoutSeconds": 60,
 *       "memoryMiB": 1024,
 *       "seed": 1,
 *       "repetitions": 1,
 *       "requires": [
 *         "python3"
 *       ],
 *       "outputs": [
 *         "metrics.json"
 *       ]
 *     }
 */
export type Experiment = {
    /** @description Command, run by `/bin/sh -c` in the repository's root, or in `workdir`. */
    command: string;
    /** @description Variables that the command is given, beside those of the service; absent where it declares none. */
    env?: {
        [key: string]: string;
    };
    /** @description Digest of its content. */
    experimentVersionId: components["schemas"]["Digest"];
    /** @description Identifier of the experiment: `exp_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description Container image that the manifest names for it, by tag or digest; absent where it names none. */
    image?: string;
    /** @description Its `id` in the manifest. */
    key: string;
    /** @description Memory limit in MiB. */
    memoryMiB: number;
    /** @description Files that a run must leave. In a pattern `*` and `?` stand for characters of a name, `**` for any folders: it must leave one file that it names. */
    outputs: string[];
    /** @description How often it is run. */
    repetitions: number;
    /** @description What the environment must have. */
    requires: string[];
    /** @description Seed given to the run as `$SEED`. */
    seed: number | null;
    /** @description Time limit in seconds. */
    timeoutSeconds: number;
    /** @description Folder of the repository that the command is run in; absent for its root. */
    workdir?: string;
};
/**
 * @description Something found in the code or in a Run that weakens a verdict.
 * @example {
 *       "code": "literal_value",
 *       "summary": "The number 131.43 stands literally in stopping_times.py, line 40.",
 *       "measurementId": "mean-stopping-time/mean_steps",
 *       "path": "stopping_times.py",
 *       "line": 40
 *     }
 */
export type Finding = {
    /** @description What was found. */
    code: components["schemas"]["FindingCode"];
    /** @description The line of the file, counted from 1. */
    line: number | null;
    /** @description The measurement that it concerns; null where it concerns the whole Run. */
    measurementId: string | null;
    /** @description The file of the code repository; null for the command itself. */
    path: string | null;
    /** @description What was found, in a sentence. */
    summary: string;
};
/**
 * @description What was found that weakens a verdict.
 * @example literal_value
 * @enum {string}
 */
export type FindingCode = "no_computation" | "copied_value" | "literal_value" | "committed_output" | "seed_ignored" | "no_input";
/** @description Follow a person, or no more, as a form. */
export type FollowForm = {
    /** @description `follow` or `unfollow`. */
    action: string;
};
/** @description The new count. */
export type FollowResult = {
    /** @description Followers of the target. */
    followerCount: number;
};
/** @description Follow or unfollow a repository or a person. */
export type FollowUpdate = {
    /**
     * @description What to do.
     * @enum {string}
     */
    action: "follow" | "unfollow";
    /** @description Repository id, or the person's slug (not an id). */
    targetId: string;
    /**
     * @description Kind of target.
     * @enum {string}
     */
    targetType: "repository" | "user";
};
/** @description Whose password is forgotten, as a form. What is typed is checked as `requestPasswordReset` does. */
export type ForgottenForm = {
    /** @description E-mail address of the account. */
    email: string;
};
/** @description A fork, as a form. What is typed is checked as `createFork` does. */
export type ForkForm = {
    /** @description Personal or organization namespace that the caller may use; the caller's own where it is empty. */
    owner?: string;
    /** @description Name within the namespace; the source's where it is empty. */
    slug?: string;
};
/** @description A repository to copy. */
export type ForkRequest = {
    /** @description Personal or organization namespace that the caller may use; the caller's own by default. */
    owner?: string;
    /** @description Identifier of the repository. */
    repositoryId: string;
    /** @description Name within the namespace; the source's by default. */
    slug?: string;
};
/** @description State of the service's dependencies and configuration. */
export type Health = {
    /**
     * Format: date-time
     * @description When it was checked.
     */
    checkedAt: string;
    /** @description Each component. */
    components: {
        /** @description Required settings are present. */
        authentication: components["schemas"]["HealthComponent"];
        /** @description Production configuration is complete. */
        configuration: components["schemas"]["HealthComponent"];
        /** @description Connectivity and migration version. */
        database: components["schemas"]["HealthComponent"];
        /** @description Connectivity. */
        objectStorage: components["schemas"]["HealthComponent"];
        /** @description A signing key is configured. */
        signing: components["schemas"]["HealthComponent"];
    };
    /** @description Deployed revision. */
    revision: string;
    /**
     * @description Name of the service.
     * @constant
     */
    service: "service-web";
    /**
     * @description `ok` with 200, `degraded` with 503.
     * @enum {string}
     */
    status: "ok" | "degraded";
};
/**
 * @description State of one component.
 * @example {
 *       "status": "ok",
 *       "latencyMs": 0.4
 *     }
 */
export type HealthComponent = {
    /** @description What failed. */
    detail?: string;
    /** @description Time of the check in milliseconds. */
    latencyMs?: number;
    /** @description Whether the component works. */
    status: components["schemas"]["HealthStatus"];
};
/**
 * @description State of one component.
 * @example ok
 * @enum {string}
 */
export type HealthStatus = "ok" | "failed";
/** @description A repository whose code is to be looked at again. */
export type IngestionRequest = {
    /**
     * Format: uri
     * @description HTTPS address of the code repository; where it was fetched from last, or what the paper names, by default.
     */
    githubUrl?: string;
    /** @description Identifier of the repository. */
    repositoryId: string;
};
/**
 * @description A confidence interval.
 * @example {
 *       "lower": 131.42,
 *       "upper": 131.45
 *     }
 */
export type Interval = {
    /** @description Lower end. */
    lower: number;
    /** @description Upper end. */
    upper: number;
};
/**
 * @description An in-toto Statement v1.
 * @example {
 *       "_type": "https://in-toto.io/Statement/v1",
 *       "subject": [
 *         {
 *           "name": "metrics.json",
 *           "digest": {
 *             "sha256": "0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070"
 *           }
 *         }
 *       ],
 *       "predicateType": "https://w3id.org/research-verification/predicates/reproduction-result/v2",
 *       "predicate": {
 *         "claimVersionId": "sha256:7a4c94d8825097f90fc0ddc4beeb1721e5d06d1586db3266bfa2661eabd89f0f",
 *         "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *         "conclusion": "supports",
 *         "measurements": [
 *           {
 *             "measurementId": "mean-stopping-time/mean_steps",
 *             "reportedValue": "131.43",
 *             "observedValue": "131.434403",
 *             "tolerance": "0.005"
 *           }
 *         ]
 *       }
 *     }
 */
export type InTotoStatement = {
    /** @description Type of the statement. */
    _type: string;
    /** @description What is stated. */
    predicate: {
        [key: string]: unknown;
    };
    /**
     * Format: uri
     * @description Type of the predicate.
     */
    predicateType: string;
    /** @description What the statement is about. */
    subject: ({
        /** @description Its digests, in hexadecimal, by algorithm. */
        digest: {
            [key: string]: string;
        };
        /** @description The media type of the bytes. */
        mediaType?: string;
        /** @description Its name. */
        name?: string;
        /** @description Where the thing is, as its maker names it. */
        uri?: string;
    } & {
        [key: string]: unknown;
    })[];
};
/** @description An invitation to an organization. */
export type Invitation = {
    /**
     * Format: date-time
     * @description When it was made.
     */
    createdAt: string;
    /**
     * Format: email
     * @description Address of the person.
     */
    email: string;
    /**
     * Format: date-time
     * @description When it lapses.
     */
    expiresAt: string;
    /** @description Identifier, to accept it with. */
    id: string;
    /** @description Who invited. */
    inviterId: string;
    /** @description Organization. */
    organizationId: string;
    /** @description Role offered. */
    role: string;
    /**
     * @description State of the invitation.
     * @enum {string}
     */
    status: "pending" | "accepted" | "rejected" | "canceled";
};
/** @description An invitation to accept, decline or take back. */
export type InvitationAcceptance = {
    /** @description Identifier of the invitation. */
    invitationId: string;
};
/** @description The answer to an invitation, as a form. */
export type InvitationAnswerForm = {
    /**
     * @description `acceptInvitation` or `declineInvitation`.
     * @enum {string}
     */
    answer: "accept" | "decline";
};
/** @description An invitation. */
export type InvitationCreation = {
    /**
     * Format: email
     * @description Address of the person.
     */
    email: string;
    /** @description Identifier of the organization. */
    organizationId: string;
    /**
     * @description Role within the organization.
     * @enum {string}
     */
    role: "owner" | "admin" | "member";
};
/** @description An invitation, as a form. What is typed is checked as `inviteMember` does. */
export type InvitationForm = {
    /** @description E-mail address of the person. */
    email: string;
    /** @description Role offered. */
    role: string;
};
/** @description Invitations of an organization. */
export type InvitationList = components["schemas"]["Invitation"][];
/** @description An invitation, as the person invited sees it. */
export type InvitationView = {
    /**
     * Format: date-time
     * @description When it lapses.
     */
    expiresAt: string;
    /** @description Identifier, to accept or decline it with. */
    id: string;
    /** @description Who invited. */
    inviter: {
        /** @description Name shown. */
        name: string;
        /** @description Namespace of the person. */
        username: string | null;
    };
    /** @description The organization. */
    organization: {
        /** @description Name shown. */
        name: string;
        /** @description Namespace. */
        slug: string;
    };
    /** @description Role offered. */
    role: string;
};
/**
 * @description One thing wrong with an input.
 * @example {
 *       "pointer": "/query/limit",
 *       "message": "must be at most 100"
 *     }
 */
export type Issue = {
    /** @description What is wrong, in the language of the answer. */
    message: string;
    /**
     * Format: json-pointer
     * @description JSON Pointer (RFC 6901) to it, from `/path`, `/query`, `/header` or `/body`.
     */
    pointer: string;
};
/** @description A job after the request. */
export type JobResult = {
    /** @description The job. */
    job: components["schemas"]["ProcessingJob"];
};
/**
 * @description State of a processing job; `blocked` is held back by budget or execution policy.
 * @example completed
 * @enum {string}
 */
export type JobState = "queued" | "dispatched" | "running" | "blocked" | "completed" | "failed" | "cancelled";
/**
 * @description A JSON-RPC 2.0 answer that refuses a message.
 * @example {
 *       "jsonrpc": "2.0",
 *       "id": null,
 *       "error": {
 *         "code": -32600,
 *         "message": "Invalid Request"
 *       }
 *     }
 */
export type JsonRpcError = {
    /** @description Error. */
    error: {
        /** @description Code. */
        code: number;
        /** @description More. */
        data?: {
            [key: string]: unknown;
        };
        /** @description What went wrong. */
        message: string;
    };
    /** @description Identifier of the request. */
    id: string | number | null;
    /**
     * @description Version of JSON-RPC.
     * @constant
     */
    jsonrpc: "2.0";
};
/** @description A JSON-RPC 2.0 message of the Model Context Protocol. */
export type JsonRpcRequest = {
    /** @description Error, in an answer to the server. */
    error?: {
        [key: string]: unknown;
    };
    /** @description Identifier of a request; absent on a notification. */
    id?: string | number;
    /**
     * @description Version of JSON-RPC.
     * @constant
     */
    jsonrpc: "2.0";
    /** @description Method. */
    method?: string;
    /** @description Parameters of the method. */
    params?: {
        [key: string]: unknown;
    };
    /** @description Result, in an answer to the server. */
    result?: {
        [key: string]: unknown;
    };
};
/** @description A JSON-RPC 2.0 answer. */
export type JsonRpcResponse = {
    /** @description Error. */
    error?: {
        /** @description Code. */
        code: number;
        /** @description More. */
        data?: {
            [key: string]: unknown;
        };
        /** @description What went wrong. */
        message: string;
    };
    /** @description Identifier of the request. */
    id: string | number | null;
    /**
     * @description Version of JSON-RPC.
     * @constant
     */
    jsonrpc: "2.0";
    /** @description Result. */
    result?: {
        [key: string]: unknown;
    };
};
/** @description A JSON Schema (2020-12). */
export type JsonSchemaDocument = {
    /** @description Address of the schema. */
    $id?: string;
    /** @description Dialect. */
    $schema: string;
    /** @description Title. */
    title?: string;
    /** @description Type. */
    type?: string;
} & {
    [key: string]: unknown;
};
/**
 * @description A public key (RFC 7517, RFC 8037).
 * @example {
 *       "kty": "OKP",
 *       "crv": "Ed25519",
 *       "x": "7Ai58O2UE9zTNxG1zu5mdOxLvDF2_e0opPAkBw5d8u0",
 *       "kid": "20d1336a09ba77627d969e10ddca33fa4a54d7aa69d9da3ab01b92d066e54139",
 *       "use": "sig",
 *       "alg": "EdDSA"
 *     }
 */
export type JsonWebKey = {
    /** @description Algorithm. */
    alg: string;
    /** @description Curve. */
    crv: string;
    /** @description Key id: SHA-256 of the SPKI, as `keyid` in signatures. */
    kid: string;
    /** @description Key type. */
    kty: string;
    /** @description Use. */
    use: string;
    /** @description Public key in base64url. */
    x: string;
};
/** @description Public keys of this service; a retired key stays listed. */
export type JsonWebKeySet = {
    /** @description The keys. */
    keys: components["schemas"]["JsonWebKey"][];
};
/** @description A new API key, as a form. What is typed is checked as `createApiKey` does. */
export type KeyForm = {
    /** @description Lifetime in days. */
    days: string;
    /** @description Name, to know it again. */
    name: string;
    /** @description Given where the key may read. */
    read?: string;
    /** @description Given where the key may request Runs. */
    run?: string;
    /** @description Given where the key may write. */
    write?: string;
};
/**
 * @description A key's current rate window.
 * @example {
 *       "limit": 120,
 *       "used": 3,
 *       "reset": 48
 *     }
 */
export type KeyRateLimit = {
    /** @description Requests allowed in a window. */
    limit: number;
    /** @description Seconds until the window ends. */
    reset: number;
    /** @description Requests made in this window. */
    used: number;
};
/** @description Choose the language of pages, as a form. */
export type LanguageForm = {
    /** @description The language. */
    language: components["schemas"]["PageLanguage"];
    /** @description Path of this service to go on with; what is none is `/`. */
    next?: string;
};
/**
 * @description Public repositories, latest change first.
 * @example {
 *       "repositories": [
 *         {
 *           "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *           "owner": "mira-okonkwo",
 *           "slug": "collatz-stopping-times",
 *           "title": "Total stopping times of the Collatz map below one million",
 *           "description": "How many steps does a number below one million take to reach 1 under the Collatz map? The distribution, its mean and its longest case.",
 *           "topics": [
 *             "collatz",
 *             "number-theory"
 *           ],
 *           "headId": "sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978",
 *           "claimCount": 2,
 *           "verifiedClaimCount": 1,
 *           "runCount": 2,
 *           "forkCount": 0,
 *           "updatedAt": "2026-11-03T15:02:11.480Z"
 *         }
 *       ]
 *     }
 */
export type LegacyRepositoryList = {
    /** @description At most 50. */
    repositories: components["schemas"]["LegacyRepositorySummary"][];
};
/**
 * @description A repository in the unversioned list.
 * @example {
 *       "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *       "owner": "mira-okonkwo",
 *       "slug": "collatz-stopping-times",
 *       "title": "Total stopping times of the Collatz map below one million",
 *       "description": "How many steps does a number below one million take to reach 1 under the Collatz map? The distribution, its mean and its longest case.",
 *       "topics": [
 *         "collatz",
 *         "number-theory"
 *       ],
 *       "headId": "sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978",
 *       "claimCount": 2,
 *       "verifiedClaimCount": 1,
 *       "runCount": 2,
 *       "forkCount": 0,
 *       "updatedAt": "2026-11-03T15:02:11.480Z"
 *     }
 */
export type LegacyRepositorySummary = {
    /** @description Claims. */
    claimCount: number;
    /** @description Description. */
    description: string;
    /** @description Forks. */
    forkCount: number;
    /** @description Digest of the current version, `sha256:` prefixed. */
    headId: string;
    /** @description Identifier. */
    id: string;
    /** @description Namespace. */
    owner: string;
    /** @description Runs. */
    runCount: number;
    /** @description Name within the namespace. */
    slug: string;
    /** @description Title. */
    title: string;
    /** @description Topics. */
    topics: string[];
    /**
     * Format: date-time
     * @description Last change.
     */
    updatedAt: string;
    /** @description Verified Claims. */
    verifiedClaimCount: number;
};
/** @description A Run that was accepted. */
export type LegacyRunResult = {
    /** @description The Run. */
    run: {
        /** @description Identifier of the Run: `run_` and a UUIDv7 in Crockford base 32. */
        id: string;
        /** @description Legacy combined state of the Run; `queued` at first. */
        state: components["schemas"]["VerificationState"];
    };
};
/**
 * @description Addresses of related things, by relation; null where there is none.
 * @example {
 *       "self": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *       "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times",
 *       "claims": "https://verify.example.org/api/v1/claims?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *       "runs": "https://verify.example.org/api/v1/runs?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *       "badge": "https://verify.example.org/api/badge/mira-okonkwo/collatz-stopping-times"
 *     }
 */
export type Links = {
    /**
     * Format: uri-reference
     * @description Address of its attestation.
     */
    attestation?: string | null;
    /**
     * Format: uri-reference
     * @description Address of its badge.
     */
    badge?: string | null;
    /**
     * Format: uri-reference
     * @description Address of its Claims.
     */
    claims?: string | null;
    /**
     * Format: uri-reference
     * @description Address of the research-object crate.
     */
    crate?: string | null;
    /**
     * Format: uri-reference
     * @description Address of the bytes.
     */
    download?: string | null;
    /**
     * Format: uri-reference
     * @description Address of its evidence.
     */
    evidence?: string | null;
    /**
     * Format: uri-reference
     * @description Address of its experiments.
     */
    experiments?: string | null;
    /**
     * Format: uri-reference
     * @description Address of its page.
     */
    html?: string | null;
    /**
     * Format: uri-reference
     * @description Address of the next page of a list.
     */
    next?: string | null;
    /**
     * Format: uri-reference
     * @description Address of the picture of its place in the paper.
     */
    picture?: string | null;
    /**
     * Format: uri-reference
     * @description Address of the Run that took this one's place.
     */
    replacedBy?: string | null;
    /**
     * Format: uri-reference
     * @description Address of the repository.
     */
    repository?: string | null;
    /**
     * Format: uri-reference
     * @description Address of its Runs.
     */
    runs?: string | null;
    /**
     * Format: uri-reference
     * @description Address of this record.
     */
    self?: string | null;
} & {
    [key: string]: string | null;
};
/**
 * @description A piece of a Run's output.
 * @example {
 *       "stream": "stdout",
 *       "sequence": 1,
 *       "recordedAt": "2026-11-03T09:14:24.102Z",
 *       "text": "checked 999999 starting values\n"
 *     }
 */
export type LogItem = {
    /**
     * Format: date-time
     * @description When it was recorded.
     */
    recordedAt: string;
    /** @description Place in the log. */
    sequence: number;
    /**
     * @description Where it came from.
     * @enum {string}
     */
    stream: "stdout" | "stderr" | "system";
    /** @description Text. */
    text: string;
};
/** @description One page of a Run's log. */
export type LogPage = {
    /** @description Pieces of the log, by `sequence`. */
    data: components["schemas"]["LogItem"][];
    /** @description Addresses of this page, of the next one, and of the Run as `run`; `next` is null on the last page. */
    links: components["schemas"]["Links"];
    /** @description Whether there is more of the log by now, and the cursor to ask for it with. */
    pagination: components["schemas"]["Pagination"];
};
/** @description A new look at the code, as a form. What is typed is checked as `createIngestion` does. */
export type LookForm = {
    /** @description HTTPS address of the code repository; empty for where it was fetched from last, or what the paper names. */
    githubUrl?: string;
};
/** @description Code, and its paper, as a form. What is typed is checked as `createManifestDraft` does. */
export type ManifestDraftForm = {
    /** @description HTTPS link to the code. */
    githubUrl: string;
    /** @description Link or identifier of the paper; empty for none. */
    input?: string;
    /** @description The PDF, at most 25 MiB; an empty file for none. */
    paper?: Blob;
};
/** @description Code, and its paper, to draft a manifest of. */
export type ManifestDraftRequest = {
    /**
     * Format: uri
     * @description HTTPS link to the code: `https://host/owner/name` on the code-hosting site.
     */
    githubUrl: string;
    /** @description Preprint link or identifier, DOI, or an HTTPS link straight to a PDF. */
    input?: string;
    /** @description The PDF, at most 25 MiB; `%PDF` must stand within its first 1024 bytes. Where it is given, `input` is not looked at. */
    paper?: Blob;
};
/**
 * @description A reported value and what was observed.
 * @example {
 *       "measurementId": "mean-stopping-time/mean_steps",
 *       "metric": "mean_steps",
 *       "unit": "1",
 *       "dimensions": {
 *         "limit": 1000000
 *       },
 *       "comparator": "~=",
 *       "reportedValue": 131.43,
 *       "printed": {
 *         "text": "131.43",
 *         "source": "text",
 *         "page": 4,
 *         "quotation": "the mean stopping time is 131.43 steps"
 *       },
 *       "observedValue": 131.434403,
 *       "observedValues": [
 *         131.434403
 *       ],
 *       "interval": null,
 *       "tolerance": 0.005,
 *       "declaredTolerance": null,
 *       "absoluteDifference": 0.004403,
 *       "outcome": "match",
 *       "verification": "verified",
 *       "reason": null,
 *       "diagnostic": null,
 *       "evidenceIds": [
 *         "evd_01m6gb0cqsf478gbr69mka4qr9"
 *       ]
 *     }
 */
export type Measurement = {
    /** @description |observed - reported|. */
    absoluteDifference: number | null;
    /** @description How the observed value must relate to the reported value. */
    comparator: components["schemas"]["Comparator"];
    /** @description Absolute tolerance that the manifest declares; null where it declares none. Beyond `tolerance` it makes a value `near` at most. */
    declaredTolerance: number | null;
    /** @description Why it could not be measured. */
    diagnostic: components["schemas"]["Diagnostic"] | null;
    /** @description Free-form dimensions, such as a data split. */
    dimensions: {
        [key: string]: unknown;
    };
    /** @description Stored objects that it was read from. */
    evidenceIds: string[];
    /** @description 90 % confidence interval of the mean of three or more independent repetitions. */
    interval: components["schemas"]["Interval"] | null;
    /** @description Stable identity; the metric name is never the identity. */
    measurementId: string;
    /** @description Name of the metric. */
    metric: string;
    /** @description Largest uncertainty that the experiment itself gives its values; it can keep a value from matching, and never makes it match. */
    observedUncertainty?: number | null;
    /** @description Value that is compared: the mean of three or more independent repetitions, else the least favourable one; null where unmeasured. */
    observedValue: number | null;
    /** @description What each independent repetition observed, in full precision. */
    observedValues: number[];
    /** @description How the values compare; null before a Run. */
    outcome: components["schemas"]["MeasurementOutcome"] | null;
    /** @description The reported number as printed, and where; null for a file, and for a Claim imported before the service looked. */
    printed: components["schemas"]["PrintedValue"] | null;
    /** @description Why it was judged so, where that needs saying. */
    reason: string | null;
    /** @description Value in the paper. */
    reportedValue: number | null;
    /** @description Absolute tolerance of a match: the printed uncertainty, else what the printed digits allow; narrower where the manifest declares it. */
    tolerance: number | null;
    /** @description Unit; `1` for a pure number. */
    unit: string;
    /** @description Legacy combined state of this measurement. */
    verification: components["schemas"]["VerificationState"];
};
/**
 * @description How an observed value compares with the reported one.
 * @example match
 * @enum {string}
 */
export type MeasurementOutcome = "match" | "near" | "mismatch" | "unmeasured";
/**
 * @description Where an observed value is read from: a JSON Pointer, a table cell, one group of a regular expression, or the digest of a file. `stdout` and `stderr` are read like files.
 * @example {
 *       "file": "metrics.json",
 *       "pointer": "/mean_steps"
 *     }
 */
export type MeasurementSource = {
    /** @description Code cell of a notebook whose printed text the expression is matched with: its number from 1, or `all`. */
    cell?: number | string;
    /** @description The column of a table, by its name in the header, or by its number where there is none. */
    column?: string;
    /**
     * @description How the numbers of several files become one.
     * @enum {string}
     */
    combine?: "mean" | "median" | "sum" | "min" | "max" | "count";
    /** @description What stands before the decimals of a number in a text; absent for a point. */
    decimal?: string;
    /** @description File in the work folder, or `stdout`, `stderr`; or a pattern that names files. The first of `files`, where there are several. */
    file: string;
    /** @description Several files, each a path or a pattern; `combine` says how their numbers become one. */
    files?: string[];
    /** @description False for a table without a header. */
    header?: boolean;
    /** @description JSON Pointer to the table in a file of R; absent where the file is one itself. */
    object?: string;
    /** @description JSON Pointer into the file. */
    pointer?: string;
    /** @description Regular expression with one group. */
    regex?: string;
    /** @description The row of a table, from 1: the first row below the header. */
    row?: number;
    /**
     * @description What stands between the cells of a table; absent for a comma, or tabs in a `.tsv` file.
     * @enum {string}
     */
    separator?: "," | ";" | "tab" | "whitespace";
    /** @description Digest that the file must have, bit for bit. */
    sha256?: components["schemas"]["Digest"];
    /** @description What groups the thousands of a number in a text; absent where nothing does. */
    thousands?: string;
    /** @description What the cells of the row are, by column, in place of `row`. */
    where?: {
        [key: string]: string | number;
    };
};
/** @description A membership. */
export type Member = {
    /**
     * Format: date-time
     * @description When the person joined.
     */
    createdAt: string;
    /** @description Identifier of the membership. */
    id: string;
    /** @description Organization. */
    organizationId: string;
    /** @description Role: `owner`, `admin` or `member`. */
    role: string;
    /** @description The person. */
    user?: {
        /**
         * Format: email
         * @description E-mail address.
         */
        email: string;
        /** @description Identifier. */
        id: string;
        /**
         * Format: uri
         * @description Picture.
         */
        image?: string | null;
        /** @description Name shown. */
        name: string;
    };
    /** @description Person. */
    userId: string;
};
/** @description Members of an organization. */
export type MemberList = {
    /** @description The members. */
    members: components["schemas"]["Member"][];
    /** @description All members. */
    total: number;
};
/** @description A member to remove. */
export type MemberRemoval = {
    /** @description Identifier of the membership, or the person's e-mail address. */
    memberIdOrEmail: string;
    /** @description Identifier of the organization. */
    organizationId: string;
};
/** @description A new role for a member. */
export type MemberRoleUpdate = {
    /** @description Identifier of the membership. */
    memberId: string;
    /** @description Identifier of the organization. */
    organizationId: string;
    /**
     * @description Role within the organization.
     * @enum {string}
     */
    role: "owner" | "admin" | "member";
};
/** @description A new password, as a form. What is typed is checked as `resetPassword` does. */
export type NewPasswordForm = {
    /**
     * Format: password
     * @description Password.
     */
    password: string;
    /** @description The token of the mailed link. */
    token: string;
};
/** @description This contract. */
export type OpenApiDocument = {
    /** @description Shared parts. */
    components?: {
        [key: string]: unknown;
    };
    /** @description About the contract. */
    info: {
        /** @description Who to ask. */
        contact?: {
            [key: string]: unknown;
        };
        /** @description What it says of all operations. */
        description?: string;
        /** @description Licence of the contract. */
        license?: {
            [key: string]: unknown;
        };
        /** @description The contract in one sentence. */
        summary?: string;
        /** @description Title. */
        title: string;
        /** @description Version of the contract. */
        version: string;
    };
    /** @description Version of OpenAPI. */
    openapi: string;
    /** @description Operations by path. */
    paths: {
        [key: string]: unknown;
    };
} & {
    [key: string]: unknown;
};
/** @description An organization. */
export type Organization = {
    /**
     * Format: date-time
     * @description When it was made.
     */
    createdAt: string;
    /** @description Identifier. */
    id: string;
    /**
     * Format: uri
     * @description Picture.
     */
    logo: string | null;
    /** @description Its first member; on creation only. */
    members?: components["schemas"]["Member"][];
    /** @description Free-form members. */
    metadata?: {
        [key: string]: unknown;
    } | null;
    /** @description Name shown. */
    name: string;
    /** @description Namespace. */
    slug: string;
};
/** @description A new organization. */
export type OrganizationCreation = {
    /** @description Name shown. One line, without control characters. */
    name: string;
    /** @description Namespace; shared with people. */
    slug: string;
};
/** @description An organization to leave. */
export type OrganizationDeparture = {
    /** @description Identifier of the organization. */
    organizationId: string;
};
/** @description A new organization, as a form. What is typed is checked as `createOrganization` does. */
export type OrganizationForm = {
    /** @description Name shown. */
    name: string;
    /** @description Namespace. */
    slug: string;
};
/** @description Organizations of the person. */
export type OrganizationList = components["schemas"]["Organization"][];
/**
 * @description What a caller reacted with to a repository.
 * @example {
 *       "star": true,
 *       "request": false,
 *       "follow": false
 *     }
 */
export type OwnReactions = {
    /** @description Whether the caller follows it. */
    follow: boolean;
    /** @description Whether the caller wants it reproduced. */
    request: boolean;
    /** @description Whether the caller starred it. */
    star: boolean;
};
/**
 * @description A place on a page, in points (1/72 inch) from its top left corner.
 * @example {
 *       "x": 72,
 *       "y": 144.5,
 *       "width": 451.3,
 *       "height": 11.2
 *     }
 */
export type PageBox = {
    /** @description Height. */
    height: number;
    /** @description Width. */
    width: number;
    /** @description Distance of the left edge from the page's left edge. */
    x: number;
    /** @description Distance of the upper edge from the page's upper edge. */
    y: number;
};
/**
 * @description Language of pages, as its BCP 47 tag.
 * @example de
 * @enum {string}
 */
export type PageLanguage = "en" | "de" | "zh-Hans";
/**
 * @description What was done with a form of a page.
 * @example saved
 * @enum {string}
 */
export type PageNotice = "looking" | "retried" | "job-cancelled" | "run-cancelled" | "run-queued" | "saved" | "withdrawn" | "submitted" | "key-revoked" | "forked" | "session-ended" | "picture-changed" | "invited" | "invitation-cancelled" | "joined" | "declined" | "left" | "mailed";
/**
 * @description Where a list goes on.
 * @example {
 *       "nextCursor": null,
 *       "hasMore": false
 *     }
 */
export type Pagination = {
    /** @description Whether there is a next page. */
    hasMore: boolean;
    /** @description Opaque cursor of the next page; null on the last. */
    nextCursor: string | null;
};
/**
 * @description Licence of the paper.
 * @example CC-BY-4.0
 * @enum {string}
 */
export type PaperLicense = "CC0-1.0" | "CC-BY-4.0" | "CC-BY-SA-4.0" | "MIT" | "Apache-2.0" | "preprint-default" | "publisher-restricted" | "unknown";
/** @description A paper to index, as a form. What is typed is checked as `createRepository` does. */
export type PaperLinkForm = {
    /** @description HTTPS link to the code; empty for what the paper names. */
    githubUrl?: string;
    /** @description Preprint link or identifier, DOI, or an HTTPS link straight to a PDF. */
    input: string;
    /** @description Personal or organization namespace that the caller may use; the caller's own where it is empty. */
    owner?: string;
    /** @description Name within the namespace; derived for a link where it is empty. */
    slug?: string;
    /** @description Title, of a link to a PDF. */
    title?: string;
    /** @description Who may read the repository. */
    visibility?: string;
};
/** @description A paper to upload, as a form. What is typed is checked as `createRepository` does. */
export type PaperUploadForm = {
    /** @description License of the code. */
    codeLicense?: string;
    /** @description Short description. */
    description?: string;
    /** @description HTTPS link to the code; empty for what the paper names. */
    githubUrl?: string;
    /** @description Personal or organization namespace that the caller may use; the caller's own where it is empty. */
    owner?: string;
    /** @description The PDF, at most 25 MiB. */
    paper: Blob;
    /** @description License of the paper. */
    paperLicense?: string;
    /** @description Name within the namespace; derived for a link where it is empty. */
    slug: string;
    /** @description The submitter attests the right to submit: the text `true`. */
    submitterAttested?: string;
    /** @description Title of the paper. */
    title: string;
    /** @description Who may read the repository. */
    visibility?: string;
};
/** @description A new password. */
export type PasswordReset = {
    /**
     * Format: password
     * @description Password. One of the most used, or the account's own name, username or e-mail address, is refused with 400.
     */
    password: string;
    /** @description The token of the mailed link. */
    token: string;
};
/** @description Whose password is forgotten. */
export type PasswordResetRequest = {
    /**
     * Format: email
     * @description E-mail address of the account.
     */
    email: string;
};
/** @description A picture, as a form. It is checked as `updateAvatar` does. */
export type PictureForm = {
    /** @description The picture: PNG, JPEG or WebP. */
    picture: Blob;
};
/**
 * @description Stage of the pipeline.
 * @example intake
 * @enum {string}
 */
export type PipelineStage = "intake" | "source_discovery" | "research_compilation" | "research_import" | "reproduction_scheduling" | "reproduction" | "verification" | "publishing" | "completed";
/**
 * @description How a Claim would be executed. Not a result.
 * @example {
 *       "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *       "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *       "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *       "image": null,
 *       "timeoutSeconds": 60,
 *       "seed": 1,
 *       "seeds": [
 *         1
 *       ],
 *       "repetitions": 1,
 *       "measurements": [
 *         {
 *           "measurementId": "mean-stopping-time/mean_steps",
 *           "metric": "mean_steps",
 *           "unit": "1",
 *           "comparator": "~=",
 *           "reportedValue": 131.43,
 *           "tolerance": 0.005,
 *           "from": {
 *             "file": "metrics.json",
 *             "pointer": "/mean_steps"
 *           }
 *         }
 *       ],
 *       "source": ".research/experiment.yml",
 *       "confidence": "high"
 *     }
 */
export type Plan = {
    /** @description Command, run by `/bin/sh -c` in the repository's root, or in `workdir`. */
    command: string;
    /** @description Confidence in having read the plan rightly. */
    confidence: components["schemas"]["Confidence"];
    /** @description Variables that the command is given, beside those of the service; absent where it declares none. */
    env?: {
        [key: string]: string;
    };
    /** @description Identifier of the experiment: `exp_` and a UUIDv7 in Crockford base 32. */
    experimentId: string;
    /** @description Digest of the content of the experiment that is to be executed. */
    experimentVersionId: components["schemas"]["Digest"];
    /** @description Container image, where one is named. */
    image: string | null;
    /** @description What will be measured. */
    measurements: components["schemas"]["PlannedMeasurement"][];
    /** @description How often the command is run. */
    repetitions?: number;
    /** @description Seed of the first repetition, given to the run as `$SEED`. */
    seed: number | null;
    /** @description The seed of each repetition; empty where the experiment has none. */
    seeds?: number[];
    /** @description File that the command was read from: a manifest, or a script or document that names it. */
    source: string;
    /** @description The file that each member of the experiment was read from, by its name; absent in plans from before several manifests were read. */
    sources?: {
        [key: string]: string;
    };
    /** @description Time limit in seconds. */
    timeoutSeconds: number;
    /** @description Folder of the repository that the command is run in; absent for its root. */
    workdir?: string;
};
/**
 * @description A value that a plan will measure.
 * @example {
 *       "measurementId": "mean-stopping-time/mean_steps",
 *       "metric": "mean_steps",
 *       "unit": "1",
 *       "comparator": "~=",
 *       "reportedValue": 131.43,
 *       "tolerance": 0.005,
 *       "from": {
 *         "file": "metrics.json",
 *         "pointer": "/mean_steps"
 *       }
 *     }
 */
export type PlannedMeasurement = {
    /** @description How the observed value must relate to the reported value. */
    comparator: components["schemas"]["Comparator"];
    /** @description The output file that the value is read from, and where in it. */
    from: components["schemas"]["MeasurementSource"];
    /** @description Stable identity of the measurement. */
    measurementId: string;
    /** @description Name of the metric. */
    metric: string;
    /** @description Value in the paper. */
    reportedValue: number | null;
    /** @description The absolute tolerance that the judge uses: the one given, else what the printed digits allow; null for a file that must be regenerated bit for bit. */
    tolerance: number | null;
    /** @description Where the experiment leaves the uncertainty of the value, where it does. */
    uncertainty?: components["schemas"]["MeasurementSource"];
    /** @description Unit; `1` for a pure number. */
    unit: string;
};
/** @description What a preprint server or a link says about a paper. */
export type Preprint = {
    /** @description Abstract. */
    abstract: string | null;
    /** @description Authors. */
    authors: string[];
    /** @description Identifier on the preprint server. */
    id: string | null;
    /** @description What was asked. */
    input: string;
    /**
     * @description What the input is.
     * @enum {string}
     */
    kind: "preprint" | "pdf";
    /** @description Licence address, where one is given. */
    license: string | null;
    /**
     * Format: uri
     * @description PDF of the paper.
     */
    pdfUrl: string | null;
    /** @description Whether the licence gate is green. */
    redistributable: boolean;
    /**
     * Format: uri
     * @description Page of the paper.
     */
    sourceUrl: string;
    /** @description Subjects. */
    subjects: string[];
    /** @description Title. */
    title: string | null;
    /**
     * Format: uri-reference
     * @description Page of the repository where the paper is already here.
     */
    url: string | null;
};
/**
 * @description Where the paper prints a reported number: `text` where it was found in the text, `figure` where the manifest says that it was read from a figure, `no_text` where it was not found and a page has no text to search, `not_found` where it does not stand in the text.
 * @example text
 * @enum {string}
 */
export type PrintedSource = "text" | "figure" | "no_text" | "not_found";
/**
 * @description A reported number as the paper prints it.
 * @example {
 *       "text": "131.43",
 *       "source": "text",
 *       "page": 4,
 *       "quotation": "the mean stopping time is 131.43 steps"
 *     }
 */
export type PrintedValue = {
    /** @description Page of the PDF, counted from 1; null where it was not found. */
    page: number | null;
    /** @description The words around it; null where it was not found, or where the paper's licence keeps its text from being shown. */
    quotation: string | null;
    /** @description Where the paper prints it. */
    source: components["schemas"]["PrintedSource"];
    /** @description The number as printed, for example `4.740` or `12.3 ± 0.4`. */
    text: string;
};
/**
 * @description One state change of a job. `eventDigest` is the SHA-256 of the RFC 8785 canonical JSON of `{previousEventDigest, sequence, jobId, eventType, state, stage, payload, recordedAt}`.
 * @example {
 *       "eventType": "processing.queued",
 *       "state": "queued",
 *       "stage": "intake",
 *       "payload": {},
 *       "recordedAt": "2026-11-03T09:14:05.120Z",
 *       "sequence": 1,
 *       "previousEventDigest": null,
 *       "eventDigest": "sha256:8e34db15b5391d83f7f849002d188038c4e49e4c0849b2bdc97b4b5411624f04"
 *     }
 */
export type ProcessingEvent = {
    /** @description Digest of this event. */
    eventDigest: components["schemas"]["Digest"];
    /** @description What happened. */
    eventType: components["schemas"]["ProcessingEventType"];
    /** @description What happened, by type. */
    payload: {
        [key: string]: unknown;
    };
    /** @description Digest of the event before; null for the first. */
    previousEventDigest: components["schemas"]["Digest"] | null;
    /**
     * Format: date-time
     * @description When it was recorded.
     */
    recordedAt: string;
    /** @description Place in the job's chain of events, from 1. */
    sequence: number;
    /** @description Stage at the event. */
    stage: components["schemas"]["PipelineStage"];
    /** @description State of the job at the event. */
    state: components["schemas"]["JobState"];
};
/**
 * @description Type of a processing event.
 * @example processing.queued
 * @enum {string}
 */
export type ProcessingEventType = "processing.queued" | "processing.dispatched" | "processing.stage_started" | "processing.stage_completed" | "processing.stage_skipped" | "processing.retry_scheduled" | "processing.blocked" | "processing.unblocked" | "processing.completed" | "processing.failed" | "processing.cancelled";
/**
 * @description The pipeline's work on one repository.
 * @example {
 *       "id": "job_01m6gazsy0fz8azz3sm7hx1mr3",
 *       "repositoryId": "repo_01m6gazsy0e2waxk66w4kddds7",
 *       "kind": "research_ingestion",
 *       "state": "completed",
 *       "stage": "completed",
 *       "priority": 0,
 *       "requestedBy": {
 *         "type": "human",
 *         "id": "Zq3vT8mJ1xWc5nRb"
 *       },
 *       "attemptCount": 1,
 *       "maxAttempts": 5,
 *       "availableAt": "2026-11-03T09:14:05.120Z",
 *       "result": {
 *         "claimCount": 2,
 *         "runIds": [
 *           "run_01m6gb08fzen9sq4qnwjwcez23"
 *         ],
 *         "assessmentIds": [
 *           "asm_01m6gb0dbafwxs6s097vwt6ynt"
 *         ],
 *         "headId": "sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978"
 *       },
 *       "createdAt": "2026-11-03T09:14:05.120Z",
 *       "updatedAt": "2026-11-03T09:14:25.640Z",
 *       "startedAt": "2026-11-03T09:14:05.301Z",
 *       "finishedAt": "2026-11-03T09:14:25.640Z"
 *     }
 */
export type ProcessingJob = {
    /** @description Attempts made. */
    attemptCount: number;
    /**
     * Format: date-time
     * @description When the job becomes schedulable.
     */
    availableAt: string;
    /**
     * Format: date-time
     * @description When it was created.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When the job is expected to end: an estimate from how long earlier Runs of the same experiments took, or else those of other papers, no promise. Absent where the job is over, is blocked or waits for a retry, where it has taken longer than all earlier ones, and where there are none.
     */
    estimatedFinishAt?: string;
    /**
     * Format: date-time
     * @description When the job is expected to get a slot: an estimate from how long earlier Runs and stages took and from the jobs before it, no promise. Absent where the job does not wait, and where nobody knows.
     */
    estimatedStartAt?: string;
    /**
     * Format: date-time
     * @description When it finished; absent before.
     */
    finishedAt?: string;
    /** @description Identifier of the job: `job_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /**
     * @description Always `research_ingestion`.
     * @constant
     */
    kind: "research_ingestion";
    /** @description Latest error; absent where there was none. */
    lastError?: string;
    /** @description Most attempts. */
    maxAttempts: number;
    /** @description Scheduling priority. */
    priority: number;
    /** @description Place among the jobs that wait for a slot of the same kind, 1 for the next; absent where the job does not wait. It may grow: accounts with fewer jobs under way come first. */
    queuePosition?: number;
    /** @description Identifier of the repository: `repo_` and a UUIDv7 in Crockford base 32. */
    repositoryId: string;
    /** @description Who requested the job. */
    requestedBy: components["schemas"]["Requester"];
    /** @description Structured result; absent before completion. */
    result?: {
        [key: string]: unknown;
    };
    /** @description Identifier of the failed job that this one goes on with; absent where it is none. */
    retryOf?: string;
    /** @description Stage of the pipeline that the job is in. */
    stage: components["schemas"]["PipelineStage"];
    /**
     * Format: date-time
     * @description When it started; absent before.
     */
    startedAt?: string;
    /** @description State of the job. */
    state: components["schemas"]["JobState"];
    /**
     * Format: date-time
     * @description When it last changed.
     */
    updatedAt: string;
};
/** @description A job and its latest events. */
export type ProcessingStatus = {
    /** @description The 30 most recent events, oldest first. */
    events: components["schemas"]["ProcessingEvent"][];
    /** @description The latest job of the repository. */
    job: components["schemas"]["ProcessingJob"];
};
/** @description The profile, as a form. What is typed is checked as `updateProfile` does. */
export type ProfileForm = {
    /** @description Name shown. */
    name: string;
};
/** @description Changes to the person's profile. */
export type ProfileUpdate = {
    /** @description Name shown. One line, without control characters. */
    name: string;
};
/**
 * @description How close the executed protocol is to the paper's.
 * @example exact
 * @enum {string}
 */
export type ProtocolComparability = "exact" | "minor_difference" | "material_difference" | "unknown";
/**
 * @description A reaction to a repository, or its end: as `updateStar`, `updateRequest` and `updateFollow` call it.
 * @example star
 * @enum {string}
 */
export type ReactionAction = "star" | "unstar" | "request" | "withdraw" | "follow" | "unfollow";
/** @description A reaction to a repository, or its end, as a form. */
export type ReactionForm = {
    /** @description What to do. */
    action: components["schemas"]["ReactionAction"];
};
/**
 * @description The README of the code.
 * @example {
 *       "sourcePath": "README.md",
 *       "mediaType": "text/markdown",
 *       "text": "# Collatz stopping times\n\nRun `python3 stopping_times.py --limit 1000000 --out metrics.json`.\n"
 *     }
 */
export type Readme = {
    /** @description Media type. */
    mediaType: string;
    /** @description Path in the code. */
    sourcePath: string;
    /** @description Its text. */
    text: string;
};
/** @description The ended membership. */
export type RemovedMember = {
    /** @description The membership that was ended. */
    member: components["schemas"]["Member"];
};
/**
 * @description How a repository's Claims stand.
 * @example {
 *       "stateCounts": {
 *         "supported": 1,
 *         "challenged": 0,
 *         "contradicted": 0,
 *         "mixed": 0,
 *         "inconclusive": 0,
 *         "notAssessed": 1
 *       },
 *       "claimCount": 2,
 *       "assessedClaimCount": 1,
 *       "supportedClaimCount": 1,
 *       "nearClaimCount": 0
 *     }
 */
export type RepositoryEvidence = {
    /** @description Claims with an Assessment. */
    assessedClaimCount: number;
    /** @description Claims. */
    claimCount: number;
    /** @description Present with `include=evidence`: the latest 100 stored objects. */
    items?: components["schemas"]["Evidence"][];
    /** @description Claims in state `supported` of which a number only comes near (its `outcome` is `near`): they agree less well than their state says. */
    nearClaimCount: number;
    /** @description Number of Claims in each evidence state. */
    stateCounts: components["schemas"]["EvidenceStateCounts"];
    /** @description Claims in state `supported`. */
    supportedClaimCount: number;
};
/**
 * @description How a repository's Runs went.
 * @example {
 *       "runCount": 2,
 *       "stateCounts": {
 *         "queued": 1,
 *         "running": 0,
 *         "succeeded": 1,
 *         "failed": 0,
 *         "partial": 0,
 *         "cancelled": 0,
 *         "timedOut": 0,
 *         "unknown": 0
 *       }
 *     }
 */
export type RepositoryExecution = {
    /** @description Runs. */
    runCount: number;
    /** @description Number of Runs in each execution state. */
    stateCounts: components["schemas"]["ExecutionStateCounts"];
};
/** @description A paper to index from a preprint server or an HTTPS PDF link. */
export type RepositoryIndexing = {
    /**
     * Format: uri
     * @description HTTPS link to the code: `https://host/owner/name` on the code-hosting site.
     */
    githubUrl?: string;
    /** @description Preprint link or identifier, or an HTTPS link straight to a PDF. */
    input: string;
    /** @description Personal or organization namespace that the caller may use; the caller's own by default. */
    owner?: string;
    /** @description Name within the namespace; derived when omitted. */
    slug?: string;
    /** @description Title; meaningful only for a direct PDF link. The file name by default. One line, without control characters. */
    title?: string;
    /**
     * @description Who may read the repository.
     * @default public
     */
    visibility?: components["schemas"]["Visibility"];
};
/** @description One page of repositories. */
export type RepositoryPage = {
    /** @description The repositories; cut down to `fields` where that was given. */
    data: (components["schemas"]["RepositorySummary"] | components["schemas"]["RepositoryProjection"])[];
    /** @description Addresses of this page and of the next one; `next` is null or absent on the last page. */
    links: components["schemas"]["Links"];
    /** @description Whether there are more repositories, and the cursor to ask for them with. */
    pagination: components["schemas"]["Pagination"];
};
/**
 * @description A repository cut down to the members named in `fields`: exactly those are present.
 * @example {
 *       "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *       "title": "Total stopping times of the Collatz map below one million"
 *     }
 */
export type RepositoryProjection = {
    /** @description Present with `include=assessments`: the latest 100. */
    assessments?: components["schemas"]["Assessment"][];
    /** @description Authors in the order of the paper. */
    authors?: string[];
    /** @description Present with `include=claims`: the first 100; list the rest through `/api/v1/claims`. */
    claims?: components["schemas"]["Claim"][];
    /** @description Short description given by the submitter, or the abstract. */
    description?: string;
    /** @description How the Claims stand; with `include=evidence` also the stored objects. */
    evidence?: components["schemas"]["RepositoryEvidence"];
    /** @description How the Runs went, whatever they say about the Claims. */
    execution?: components["schemas"]["RepositoryExecution"];
    /** @description Present with `include=experiments`: the first 100. */
    experiments?: components["schemas"]["Experiment"][];
    /** @description Identifier of the repository: `repo_` and a UUIDv7 in Crockford base 32. */
    id?: string;
    /** @description Addresses of the repository's page, Claims, Runs and badge. */
    links?: components["schemas"]["Links"];
    /** @description Namespace of the person or organization that owns the repository. */
    owner?: string;
    /** @description Present with `include=readme`; null where the code has no README. */
    readme?: components["schemas"]["Readme"] | null;
    /** @description Present with `include=runs`: the latest 100; list the rest through `/api/v1/runs`. */
    runs?: components["schemas"]["Run"][];
    /** @description Why the paper matters, in one sentence, where somebody has said so. */
    significance?: string | null;
    /** @description Name of the repository within its namespace. */
    slug?: string;
    /** @description Subject classes; arXiv category codes for a preprint. */
    subjects?: string[];
    /** @description Title of the paper. */
    title?: string;
    /** @description Free topic words. */
    topics?: string[];
    /**
     * Format: date-time
     * @description When anything of this record last changed.
     */
    updatedAt?: string;
    /**
     * @deprecated
     * @description Deprecated: use `evidence` and `execution`. Legacy combined projection.
     */
    verification?: components["schemas"]["RepositoryVerification"];
    /** @description Who may read the repository. */
    visibility?: components["schemas"]["Visibility"];
    /** @description Present where the repository was withdrawn: then its description, README, logs and files are shown to its owner and members alone; what was judged stays. */
    withdrawal?: components["schemas"]["Withdrawal"];
};
/**
 * @description The repository that a record belongs to.
 * @example {
 *       "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *       "owner": "mira-okonkwo",
 *       "slug": "collatz-stopping-times",
 *       "title": "Total stopping times of the Collatz map below one million"
 *     }
 */
export type RepositoryReference = {
    /** @description Identifier of the repository: `repo_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description Namespace. */
    owner: string;
    /** @description Name within the namespace. */
    slug: string;
    /** @description Title of the paper. */
    title: string;
};
/** @description A repository after the request. */
export type RepositoryResult = {
    /** @description The repository. */
    repository: components["schemas"]["RepositorySummary"];
};
/**
 * @description A whole repository. Non-owners get a redacted projection: no requester identities, log text, internal errors or links to objects that may not be redistributed.
 * @example {
 *       "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *       "owner": "mira-okonkwo",
 *       "slug": "collatz-stopping-times",
 *       "title": "Total stopping times of the Collatz map below one million",
 *       "description": "How many steps does a number below one million take to reach 1 under the Collatz map? The distribution, its mean and its longest case.",
 *       "visibility": "public",
 *       "topics": [
 *         "collatz",
 *         "number-theory"
 *       ],
 *       "authors": [
 *         "Mira Okonkwo",
 *         "Jonas Weber"
 *       ],
 *       "subjects": [
 *         "math.NT"
 *       ],
 *       "licenses": {
 *         "paper": "CC-BY-4.0",
 *         "code": "MIT"
 *       },
 *       "paper": {
 *         "digest": "sha256:8799b44dd63b27219afab031b4541fbec608af82d53a5561dc961b35289ff638",
 *         "mediaType": "application/pdf",
 *         "byteSize": 214733,
 *         "pageCount": 6,
 *         "title": "Total stopping times of the Collatz map below one million",
 *         "downloadUrl": "https://verify.example.org/api/objects/sha256:8799b44dd63b27219afab031b4541fbec608af82d53a5561dc961b35289ff638",
 *         "sourceUrl": "https://papers.example.org/collatz-stopping-times"
 *       },
 *       "source": {
 *         "url": "https://github.com/mira-okonkwo/collatz-stopping-times",
 *         "commit": "4015b57a143aec5156fd1444a017a32137a3fd0f",
 *         "archiveDigest": "sha256:b0ab17cc23931920b005264a44a53a00824aec9d68f5a2c523b429952a3762a9",
 *         "byteSize": 20480,
 *         "downloadUrl": "https://verify.example.org/api/objects/sha256:b0ab17cc23931920b005264a44a53a00824aec9d68f5a2c523b429952a3762a9"
 *       },
 *       "headId": "sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978",
 *       "versions": [
 *         {
 *           "id": "sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978",
 *           "parentId": null,
 *           "createdAt": "2026-11-03T09:14:25.611Z"
 *         }
 *       ],
 *       "claims": [
 *         {
 *           "id": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *           "repository": {
 *             "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *             "owner": "mira-okonkwo",
 *             "slug": "collatz-stopping-times",
 *             "title": "Total stopping times of the Collatz map below one million"
 *           },
 *           "type": "empirical",
 *           "statement": "The mean total stopping time of the starting values 1 to 999 999 is 131.43.",
 *           "sourceLocator": "Section 3, Table 1",
 *           "verification": "verified",
 *           "reproduction": {
 *             "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *             "image": null,
 *             "timeoutSeconds": 60,
 *             "seed": 1,
 *             "measurements": [
 *               {
 *                 "measurementId": "mean-stopping-time/mean_steps",
 *                 "metric": "mean_steps",
 *                 "unit": "1",
 *                 "comparator": "~=",
 *                 "reportedValue": 131.43,
 *                 "tolerance": 0.005,
 *                 "from": {
 *                   "file": "metrics.json",
 *                   "pointer": "/mean_steps"
 *                 }
 *               }
 *             ],
 *             "source": ".research/experiment.yml",
 *             "confidence": "high"
 *           },
 *           "plan": {
 *             "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *             "image": null,
 *             "timeoutSeconds": 60,
 *             "seed": 1,
 *             "measurements": [
 *               {
 *                 "measurementId": "mean-stopping-time/mean_steps",
 *                 "metric": "mean_steps",
 *                 "unit": "1",
 *                 "comparator": "~=",
 *                 "reportedValue": 131.43,
 *                 "tolerance": 0.005,
 *                 "from": {
 *                   "file": "metrics.json",
 *                   "pointer": "/mean_steps"
 *                 }
 *               }
 *             ],
 *             "source": ".research/experiment.yml",
 *             "confidence": "high"
 *           },
 *           "evidence": {
 *             "state": "supported",
 *             "assessmentCount": 1,
 *             "conclusionCounts": {
 *               "supports": 1,
 *               "challenges": 0,
 *               "contradicts": 0,
 *               "inconclusive": 0
 *             },
 *             "latestAssessmentAt": "2026-11-03T09:14:25.002Z"
 *           },
 *           "measurements": [
 *             {
 *               "measurementId": "mean-stopping-time/mean_steps",
 *               "metric": "mean_steps",
 *               "unit": "1",
 *               "dimensions": {
 *                 "limit": 1000000
 *               },
 *               "comparator": "~=",
 *               "reportedValue": 131.43,
 *               "printed": {
 *                 "text": "131.43",
 *                 "source": "text",
 *                 "page": 4,
 *                 "quotation": "the mean stopping time is 131.43 steps"
 *               },
 *               "observedValue": 131.434403,
 *               "observedValues": [
 *                 131.434403
 *               ],
 *               "interval": null,
 *               "tolerance": 0.005,
 *               "declaredTolerance": null,
 *               "absoluteDifference": 0.004403,
 *               "outcome": "match",
 *               "verification": "verified",
 *               "reason": null,
 *               "diagnostic": null,
 *               "evidenceIds": [
 *                 "evd_01m6gb0cqsf478gbr69mka4qr9"
 *               ]
 *             }
 *           ],
 *           "claimVersionId": "sha256:6f0b4c2d9e18a7355b1c0d9f8e7a64c3b2d1908f7e6d5c4b3a29181706f5e4d3",
 *           "current": true,
 *           "experimentIds": [
 *             "exp_01m6gb07p4fvvajzrv0sj75fvq"
 *           ],
 *           "evidenceIds": [
 *             "evd_01m6gb0cqsf478gbr69mka4qr9",
 *             "evd_01m6gb0cqse7bte6gq9f2j43m2"
 *           ],
 *           "links": {
 *             "self": "https://verify.example.org/api/v1/claims/claim_01m6gb07p4ftz8w003ahy8qhee?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *             "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times?claim=claim_01m6gb07p4ftz8w003ahy8qhee#claim_01m6gb07p4ftz8w003ahy8qhee",
 *             "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *             "runs": "https://verify.example.org/api/v1/runs?repository_id=repo_01m6gazsy0e2waxk66w4kddds7&claim_id=claim_01m6gb07p4ftz8w003ahy8qhee"
 *           }
 *         },
 *         {
 *           "id": "claim_01m6gb07p4f7s8cv00gahr88z4",
 *           "repository": {
 *             "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *             "owner": "mira-okonkwo",
 *             "slug": "collatz-stopping-times",
 *             "title": "Total stopping times of the Collatz map below one million"
 *           },
 *           "type": "empirical",
 *           "statement": "The longest trajectory below one million starts at 837 799 and takes 524 steps.",
 *           "sourceLocator": "Section 3, second paragraph",
 *           "verification": "queued",
 *           "reproduction": {
 *             "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *             "image": null,
 *             "timeoutSeconds": 60,
 *             "seed": 1,
 *             "measurements": [
 *               {
 *                 "measurementId": "longest-trajectory/max_steps",
 *                 "metric": "max_steps",
 *                 "unit": "1",
 *                 "comparator": "=",
 *                 "reportedValue": 524,
 *                 "tolerance": 0,
 *                 "from": {
 *                   "file": "metrics.json",
 *                   "pointer": "/max_steps"
 *                 }
 *               }
 *             ],
 *             "source": ".research/experiment.yml",
 *             "confidence": "high"
 *           },
 *           "plan": {
 *             "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *             "image": null,
 *             "timeoutSeconds": 60,
 *             "seed": 1,
 *             "measurements": [
 *               {
 *                 "measurementId": "longest-trajectory/max_steps",
 *                 "metric": "max_steps",
 *                 "unit": "1",
 *                 "comparator": "=",
 *                 "reportedValue": 524,
 *                 "tolerance": 0,
 *                 "from": {
 *                   "file": "metrics.json",
 *                   "pointer": "/max_steps"
 *                 }
 *               }
 *             ],
 *             "source": ".research/experiment.yml",
 *             "confidence": "high"
 *           },
 *           "evidence": {
 *             "state": "notAssessed",
 *             "assessmentCount": 0,
 *             "conclusionCounts": {
 *               "supports": 0,
 *               "challenges": 0,
 *               "contradicts": 0,
 *               "inconclusive": 0
 *             },
 *             "latestAssessmentAt": null
 *           },
 *           "measurements": [
 *             {
 *               "measurementId": "longest-trajectory/max_steps",
 *               "metric": "max_steps",
 *               "unit": "1",
 *               "dimensions": {
 *                 "limit": 1000000
 *               },
 *               "comparator": "=",
 *               "reportedValue": 524,
 *               "printed": {
 *                 "text": "524",
 *                 "source": "text",
 *                 "page": 4,
 *                 "quotation": "the mean stopping time is 524 steps"
 *               },
 *               "observedValue": null,
 *               "observedValues": [],
 *               "interval": null,
 *               "tolerance": 0,
 *               "declaredTolerance": null,
 *               "absoluteDifference": null,
 *               "outcome": null,
 *               "verification": "unverified",
 *               "reason": null,
 *               "diagnostic": null,
 *               "evidenceIds": []
 *             }
 *           ],
 *           "claimVersionId": "sha256:6f0b4c2d9e18a7355b1c0d9f8e7a64c3b2d1908f7e6d5c4b3a29181706f5e4d3",
 *           "current": true,
 *           "experimentIds": [
 *             "exp_01m6gb07p4fvvajzrv0sj75fvq"
 *           ],
 *           "evidenceIds": [],
 *           "links": {
 *             "self": "https://verify.example.org/api/v1/claims/claim_01m6gb07p4f7s8cv00gahr88z4?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *             "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times?claim=claim_01m6gb07p4f7s8cv00gahr88z4#claim_01m6gb07p4f7s8cv00gahr88z4",
 *             "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *             "runs": "https://verify.example.org/api/v1/runs?repository_id=repo_01m6gazsy0e2waxk66w4kddds7&claim_id=claim_01m6gb07p4f7s8cv00gahr88z4"
 *           }
 *         }
 *       ],
 *       "experiments": [
 *         {
 *           "id": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *           "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *           "key": "main",
 *           "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *           "timeoutSeconds": 60,
 *           "memoryMiB": 1024,
 *           "seed": 1,
 *           "repetitions": 1,
 *           "requires": [
 *             "python3"
 *           ],
 *           "outputs": [
 *             "metrics.json"
 *           ]
 *         }
 *       ],
 *       "runs": [
 *         {
 *           "id": "run_01m6gyx6rresda68xqy88z2d59",
 *           "repository": {
 *             "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *             "owner": "mira-okonkwo",
 *             "slug": "collatz-stopping-times",
 *             "title": "Total stopping times of the Collatz map below one million"
 *           },
 *           "state": "queued",
 *           "execution": {
 *             "state": "queued",
 *             "failure": null
 *           },
 *           "assessment": {
 *             "conclusion": null,
 *             "assessmentCount": 0,
 *             "conclusionCounts": {
 *               "supports": 0,
 *               "challenges": 0,
 *               "contradicts": 0,
 *               "inconclusive": 0
 *             },
 *             "latestAssessmentAt": null
 *           },
 *           "claimIds": [
 *             "claim_01m6gb07p4f7s8cv00gahr88z4"
 *           ],
 *           "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *           "queuedAt": "2026-11-03T15:02:11.480Z",
 *           "startedAt": null,
 *           "finishedAt": null,
 *           "measurements": [
 *             {
 *               "measurementId": "longest-trajectory/max_steps",
 *               "metric": "max_steps",
 *               "unit": "1",
 *               "dimensions": {
 *                 "limit": 1000000
 *               },
 *               "comparator": "=",
 *               "reportedValue": 524,
 *               "printed": {
 *                 "text": "524",
 *                 "source": "text",
 *                 "page": 4,
 *                 "quotation": "the mean stopping time is 524 steps"
 *               },
 *               "observedValue": null,
 *               "observedValues": [],
 *               "interval": null,
 *               "tolerance": 0,
 *               "declaredTolerance": null,
 *               "absoluteDifference": null,
 *               "outcome": null,
 *               "verification": "unverified",
 *               "reason": null,
 *               "diagnostic": null,
 *               "evidenceIds": []
 *             }
 *           ],
 *           "agent": {
 *             "kind": "service",
 *             "id": "service-worker",
 *             "executor": "unassigned",
 *             "version": "unassigned"
 *           },
 *           "artifact": null,
 *           "links": {
 *             "self": "https://verify.example.org/api/v1/runs/run_01m6gyx6rresda68xqy88z2d59",
 *             "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times/runs/run_01m6gyx6rresda68xqy88z2d59",
 *             "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7"
 *           }
 *         },
 *         {
 *           "id": "run_01m6gb08fzen9sq4qnwjwcez23",
 *           "repository": {
 *             "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *             "owner": "mira-okonkwo",
 *             "slug": "collatz-stopping-times",
 *             "title": "Total stopping times of the Collatz map below one million"
 *           },
 *           "state": "verified",
 *           "execution": {
 *             "state": "succeeded",
 *             "failure": null
 *           },
 *           "assessment": {
 *             "conclusion": "supports",
 *             "assessmentCount": 1,
 *             "conclusionCounts": {
 *               "supports": 1,
 *               "challenges": 0,
 *               "contradicts": 0,
 *               "inconclusive": 0
 *             },
 *             "latestAssessmentAt": "2026-11-03T09:14:25.002Z"
 *           },
 *           "claimIds": [
 *             "claim_01m6gb07p4ftz8w003ahy8qhee"
 *           ],
 *           "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *           "queuedAt": "2026-11-03T09:14:20.031Z",
 *           "startedAt": "2026-11-03T09:14:20.518Z",
 *           "finishedAt": "2026-11-03T09:14:24.377Z",
 *           "measurements": [
 *             {
 *               "measurementId": "mean-stopping-time/mean_steps",
 *               "metric": "mean_steps",
 *               "unit": "1",
 *               "dimensions": {
 *                 "limit": 1000000
 *               },
 *               "comparator": "~=",
 *               "reportedValue": 131.43,
 *               "printed": {
 *                 "text": "131.43",
 *                 "source": "text",
 *                 "page": 4,
 *                 "quotation": "the mean stopping time is 131.43 steps"
 *               },
 *               "observedValue": 131.434403,
 *               "observedValues": [
 *                 131.434403
 *               ],
 *               "interval": null,
 *               "tolerance": 0.005,
 *               "declaredTolerance": null,
 *               "absoluteDifference": 0.004403,
 *               "outcome": "match",
 *               "verification": "verified",
 *               "reason": null,
 *               "diagnostic": null,
 *               "evidenceIds": [
 *                 "evd_01m6gb0cqsf478gbr69mka4qr9"
 *               ]
 *             }
 *           ],
 *           "agent": {
 *             "kind": "service",
 *             "id": "worker-1",
 *             "executor": "bubblewrap",
 *             "version": "0.1.0"
 *           },
 *           "artifact": {
 *             "digest": "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *             "mediaType": "application/json",
 *             "byteSize": 58,
 *             "downloadUrl": "https://verify.example.org/api/objects/sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070"
 *           },
 *           "links": {
 *             "self": "https://verify.example.org/api/v1/runs/run_01m6gb08fzen9sq4qnwjwcez23",
 *             "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times/runs/run_01m6gb08fzen9sq4qnwjwcez23",
 *             "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *             "attestation": "https://verify.example.org/api/attestations/sha256:6d76d9e05aff3b28d3947396208ea4753f01b11e61c4e23810b0dc28e7309590"
 *           }
 *         }
 *       ],
 *       "evidence": [
 *         {
 *           "id": "evd_01m6gb0cqsf478gbr69mka4qr9",
 *           "repositoryId": "repo_01m6gazsy0e2waxk66w4kddds7",
 *           "kind": "metric",
 *           "digest": "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *           "summary": "metrics.json, written by the experiment",
 *           "generatedByRunId": "run_01m6gb08fzen9sq4qnwjwcez23",
 *           "sourcePath": "metrics.json",
 *           "mediaType": "application/json",
 *           "byteSize": 58,
 *           "downloadUrl": "https://verify.example.org/api/objects/sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *           "links": {
 *             "self": "https://verify.example.org/api/v1/evidence/evd_01m6gb0cqsf478gbr69mka4qr9?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *             "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *             "download": "https://verify.example.org/api/objects/sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070"
 *           }
 *         },
 *         {
 *           "id": "evd_01m6gb0cqse7bte6gq9f2j43m2",
 *           "repositoryId": "repo_01m6gazsy0e2waxk66w4kddds7",
 *           "kind": "log",
 *           "digest": "sha256:ba1ff51b366e2206f37de01f0681a203e7295daea7cfa37027161f62d251457d",
 *           "summary": "Standard output of the run",
 *           "generatedByRunId": "run_01m6gb08fzen9sq4qnwjwcez23",
 *           "sourcePath": null,
 *           "mediaType": "text/plain; charset=utf-8",
 *           "byteSize": 31,
 *           "downloadUrl": "https://verify.example.org/api/objects/sha256:ba1ff51b366e2206f37de01f0681a203e7295daea7cfa37027161f62d251457d",
 *           "links": {
 *             "self": "https://verify.example.org/api/v1/evidence/evd_01m6gb0cqse7bte6gq9f2j43m2?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *             "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *             "download": "https://verify.example.org/api/objects/sha256:ba1ff51b366e2206f37de01f0681a203e7295daea7cfa37027161f62d251457d"
 *           }
 *         }
 *       ],
 *       "assessments": [
 *         {
 *           "id": "asm_01m6gb0dbafwxs6s097vwt6ynt",
 *           "recordDigest": "sha256:c38e8435ddf43af5b06881d6f980806b7faf88a5cf67b1df08607b9977414af0",
 *           "artifactDigest": "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *           "claimVersionId": "sha256:7a4c94d8825097f90fc0ddc4beeb1721e5d06d1586db3266bfa2661eabd89f0f",
 *           "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *           "executionRunId": "run_01m6gb08fzen9sq4qnwjwcez23",
 *           "supersedesAssessmentDigests": [],
 *           "conclusion": "supports",
 *           "verificationStatus": "reproduced",
 *           "confidence": "medium",
 *           "protocolComparability": "exact",
 *           "method": "MetricComparison",
 *           "evidenceIds": [
 *             "evd_01m6gb0cqsf478gbr69mka4qr9"
 *           ],
 *           "scope": {
 *             "claimId": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *             "measurementIds": [
 *               "mean-stopping-time/mean_steps"
 *             ],
 *             "repetitions": 1,
 *             "dataset": null
 *           },
 *           "limitations": [
 *             "One repetition: no spread between runs is known."
 *           ],
 *           "assessor": {
 *             "kind": "service",
 *             "id": "service-web",
 *             "name": "Research Verification Service",
 *             "version": "0.1.0",
 *             "keyId": "20d1336a09ba77627d969e10ddca33fa4a54d7aa69d9da3ab01b92d066e54139"
 *           },
 *           "createdAt": "2026-11-03T09:14:25.002Z",
 *           "current": true
 *         }
 *       ],
 *       "counts": {
 *         "claimCount": 2,
 *         "verifiedClaimCount": 1,
 *         "runCount": 2,
 *         "forkCount": 0,
 *         "starCount": 3,
 *         "requestCount": 1,
 *         "followerCount": 2
 *       },
 *       "forkedFrom": null,
 *       "createdAt": "2026-11-03T09:14:05.120Z",
 *       "updatedAt": "2026-11-03T15:02:11.480Z"
 *     }
 */
export type RepositorySnapshot = {
    /** @description Assessments, newest first. */
    assessments: components["schemas"]["Assessment"][];
    /** @description Authors. */
    authors: string[];
    /** @description Claims. */
    claims: components["schemas"]["Claim"][];
    /** @description Counters. */
    counts: {
        /** @description Counter `claimCount`. */
        claimCount: number;
        /** @description Counter `followerCount`. */
        followerCount: number;
        /** @description Counter `forkCount`. */
        forkCount: number;
        /** @description Counter `requestCount`. */
        requestCount: number;
        /** @description Counter `runCount`. */
        runCount: number;
        /** @description Counter `starCount`. */
        starCount: number;
        /** @description Counter `verifiedClaimCount`. */
        verifiedClaimCount: number;
    };
    /**
     * Format: date-time
     * @description When it was submitted.
     */
    createdAt: string;
    /** @description Description. */
    description: string;
    /** @description Stored objects. */
    evidence: components["schemas"]["Evidence"][];
    /** @description Experiments. */
    experiments: components["schemas"]["Experiment"][];
    /** @description The repository that it was copied from; null where there is none, or where the reader may not read it. */
    forkedFrom: components["schemas"]["RepositoryReference"] | null;
    /** @description Current version; null before the first is published. */
    headId: components["schemas"]["Digest"] | null;
    /** @description Identifier of the repository: `repo_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description Licences. */
    licenses: {
        /** @description License of the code. */
        code: components["schemas"]["CodeLicense"];
        /** @description License of the paper. */
        paper: components["schemas"]["PaperLicense"];
        /** @description Address of the paper's licence, as the preprint server names it; absent where nobody did. */
        paperUrl?: string;
    };
    /** @description Namespace. */
    owner: string;
    /** @description The paper. */
    paper: components["schemas"]["SnapshotPaper"] | null;
    /** @description What the caller reacted with; absent for a caller without an identity. */
    reactions?: components["schemas"]["OwnReactions"];
    /** @description Who submitted it; for the owner and members only. */
    requestedBy?: components["schemas"]["Requester"];
    /** @description Runs, newest first. */
    runs: components["schemas"]["Run"][];
    /** @description Name within the namespace. */
    slug: string;
    /** @description The code; null where none is known. */
    source: components["schemas"]["SnapshotSource"] | null;
    /** @description Subjects. */
    subjects: string[];
    /** @description Title. */
    title: string;
    /** @description Topics. */
    topics: string[];
    /**
     * Format: date-time
     * @description Last change.
     */
    updatedAt: string;
    /** @description Versions, newest first. */
    versions: components["schemas"]["RepositoryVersion"][];
    /** @description Who may read the repository. */
    visibility: components["schemas"]["Visibility"];
    /** @description Present where the repository was withdrawn: then its description, README, logs and files are shown to its owner and members alone; what was judged stays. */
    withdrawal?: components["schemas"]["Withdrawal"];
};
/**
 * @description One repository of the unversioned endpoint.
 * @example {
 *       "repository": {
 *         "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *         "owner": "mira-okonkwo",
 *         "slug": "collatz-stopping-times",
 *         "title": "Total stopping times of the Collatz map below one million",
 *         "description": "How many steps does a number below one million take to reach 1 under the Collatz map? The distribution, its mean and its longest case.",
 *         "visibility": "public",
 *         "topics": [
 *           "collatz",
 *           "number-theory"
 *         ],
 *         "authors": [
 *           "Mira Okonkwo",
 *           "Jonas Weber"
 *         ],
 *         "subjects": [
 *           "math.NT"
 *         ],
 *         "licenses": {
 *           "paper": "CC-BY-4.0",
 *           "code": "MIT"
 *         },
 *         "paper": {
 *           "digest": "sha256:8799b44dd63b27219afab031b4541fbec608af82d53a5561dc961b35289ff638",
 *           "mediaType": "application/pdf",
 *           "byteSize": 214733,
 *           "pageCount": 6,
 *           "title": "Total stopping times of the Collatz map below one million",
 *           "downloadUrl": "https://verify.example.org/api/objects/sha256:8799b44dd63b27219afab031b4541fbec608af82d53a5561dc961b35289ff638",
 *           "sourceUrl": "https://papers.example.org/collatz-stopping-times"
 *         },
 *         "source": {
 *           "url": "https://github.com/mira-okonkwo/collatz-stopping-times",
 *           "commit": "4015b57a143aec5156fd1444a017a32137a3fd0f",
 *           "archiveDigest": "sha256:b0ab17cc23931920b005264a44a53a00824aec9d68f5a2c523b429952a3762a9",
 *           "byteSize": 20480,
 *           "downloadUrl": "https://verify.example.org/api/objects/sha256:b0ab17cc23931920b005264a44a53a00824aec9d68f5a2c523b429952a3762a9"
 *         },
 *         "headId": "sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978",
 *         "versions": [
 *           {
 *             "id": "sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978",
 *             "parentId": null,
 *             "createdAt": "2026-11-03T09:14:25.611Z"
 *           }
 *         ],
 *         "claims": [
 *           {
 *             "id": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *             "repository": {
 *               "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *               "owner": "mira-okonkwo",
 *               "slug": "collatz-stopping-times",
 *               "title": "Total stopping times of the Collatz map below one million"
 *             },
 *             "type": "empirical",
 *             "statement": "The mean total stopping time of the starting values 1 to 999 999 is 131.43.",
 *             "sourceLocator": "Section 3, Table 1",
 *             "verification": "verified",
 *             "reproduction": {
 *               "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *               "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *               "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *               "image": null,
 *               "timeoutSeconds": 60,
 *               "seed": 1,
 *               "measurements": [
 *                 {
 *                   "measurementId": "mean-stopping-time/mean_steps",
 *                   "metric": "mean_steps",
 *                   "unit": "1",
 *                   "comparator": "~=",
 *                   "reportedValue": 131.43,
 *                   "tolerance": 0.005,
 *                   "from": {
 *                     "file": "metrics.json",
 *                     "pointer": "/mean_steps"
 *                   }
 *                 }
 *               ],
 *               "source": ".research/experiment.yml",
 *               "confidence": "high"
 *             },
 *             "plan": {
 *               "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *               "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *               "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *               "image": null,
 *               "timeoutSeconds": 60,
 *               "seed": 1,
 *               "measurements": [
 *                 {
 *                   "measurementId": "mean-stopping-time/mean_steps",
 *                   "metric": "mean_steps",
 *                   "unit": "1",
 *                   "comparator": "~=",
 *                   "reportedValue": 131.43,
 *                   "tolerance": 0.005,
 *                   "from": {
 *                     "file": "metrics.json",
 *                     "pointer": "/mean_steps"
 *                   }
 *                 }
 *               ],
 *               "source": ".research/experiment.yml",
 *               "confidence": "high"
 *             },
 *             "evidence": {
 *               "state": "supported",
 *               "assessmentCount": 1,
 *               "conclusionCounts": {
 *                 "supports": 1,
 *                 "challenges": 0,
 *                 "contradicts": 0,
 *                 "inconclusive": 0
 *               },
 *               "latestAssessmentAt": "2026-11-03T09:14:25.002Z"
 *             },
 *             "measurements": [
 *               {
 *                 "measurementId": "mean-stopping-time/mean_steps",
 *                 "metric": "mean_steps",
 *                 "unit": "1",
 *                 "dimensions": {
 *                   "limit": 1000000
 *                 },
 *                 "comparator": "~=",
 *                 "reportedValue": 131.43,
 *                 "printed": {
 *                   "text": "131.43",
 *                   "source": "text",
 *                   "page": 4,
 *                   "quotation": "the mean stopping time is 131.43 steps"
 *                 },
 *                 "observedValue": 131.434403,
 *                 "observedValues": [
 *                   131.434403
 *                 ],
 *                 "interval": null,
 *                 "tolerance": 0.005,
 *                 "declaredTolerance": null,
 *                 "absoluteDifference": 0.004403,
 *                 "outcome": "match",
 *                 "verification": "verified",
 *                 "reason": null,
 *                 "diagnostic": null,
 *                 "evidenceIds": [
 *                   "evd_01m6gb0cqsf478gbr69mka4qr9"
 *                 ]
 *               }
 *             ],
 *             "claimVersionId": "sha256:6f0b4c2d9e18a7355b1c0d9f8e7a64c3b2d1908f7e6d5c4b3a29181706f5e4d3",
 *             "current": true,
 *             "experimentIds": [
 *               "exp_01m6gb07p4fvvajzrv0sj75fvq"
 *             ],
 *             "evidenceIds": [
 *               "evd_01m6gb0cqsf478gbr69mka4qr9",
 *               "evd_01m6gb0cqse7bte6gq9f2j43m2"
 *             ],
 *             "links": {
 *               "self": "https://verify.example.org/api/v1/claims/claim_01m6gb07p4ftz8w003ahy8qhee?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *               "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times?claim=claim_01m6gb07p4ftz8w003ahy8qhee#claim_01m6gb07p4ftz8w003ahy8qhee",
 *               "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *               "runs": "https://verify.example.org/api/v1/runs?repository_id=repo_01m6gazsy0e2waxk66w4kddds7&claim_id=claim_01m6gb07p4ftz8w003ahy8qhee"
 *             }
 *           },
 *           {
 *             "id": "claim_01m6gb07p4f7s8cv00gahr88z4",
 *             "repository": {
 *               "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *               "owner": "mira-okonkwo",
 *               "slug": "collatz-stopping-times",
 *               "title": "Total stopping times of the Collatz map below one million"
 *             },
 *             "type": "empirical",
 *             "statement": "The longest trajectory below one million starts at 837 799 and takes 524 steps.",
 *             "sourceLocator": "Section 3, second paragraph",
 *             "verification": "queued",
 *             "reproduction": {
 *               "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *               "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *               "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *               "image": null,
 *               "timeoutSeconds": 60,
 *               "seed": 1,
 *               "measurements": [
 *                 {
 *                   "measurementId": "longest-trajectory/max_steps",
 *                   "metric": "max_steps",
 *                   "unit": "1",
 *                   "comparator": "=",
 *                   "reportedValue": 524,
 *                   "tolerance": 0,
 *                   "from": {
 *                     "file": "metrics.json",
 *                     "pointer": "/max_steps"
 *                   }
 *                 }
 *               ],
 *               "source": ".research/experiment.yml",
 *               "confidence": "high"
 *             },
 *             "plan": {
 *               "experimentId": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *               "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *               "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *               "image": null,
 *               "timeoutSeconds": 60,
 *               "seed": 1,
 *               "measurements": [
 *                 {
 *                   "measurementId": "longest-trajectory/max_steps",
 *                   "metric": "max_steps",
 *                   "unit": "1",
 *                   "comparator": "=",
 *                   "reportedValue": 524,
 *                   "tolerance": 0,
 *                   "from": {
 *                     "file": "metrics.json",
 *                     "pointer": "/max_steps"
 *                   }
 *                 }
 *               ],
 *               "source": ".research/experiment.yml",
 *               "confidence": "high"
 *             },
 *             "evidence": {
 *               "state": "notAssessed",
 *               "assessmentCount": 0,
 *               "conclusionCounts": {
 *                 "supports": 0,
 *                 "challenges": 0,
 *                 "contradicts": 0,
 *                 "inconclusive": 0
 *               },
 *               "latestAssessmentAt": null
 *             },
 *             "measurements": [
 *               {
 *                 "measurementId": "longest-trajectory/max_steps",
 *                 "metric": "max_steps",
 *                 "unit": "1",
 *                 "dimensions": {
 *                   "limit": 1000000
 *                 },
 *                 "comparator": "=",
 *                 "reportedValue": 524,
 *                 "printed": {
 *                   "text": "524",
 *                   "source": "text",
 *                   "page": 4,
 *                   "quotation": "the mean stopping time is 524 steps"
 *                 },
 *                 "observedValue": null,
 *                 "observedValues": [],
 *                 "interval": null,
 *                 "tolerance": 0,
 *                 "declaredTolerance": null,
 *                 "absoluteDifference": null,
 *                 "outcome": null,
 *                 "verification": "unverified",
 *                 "reason": null,
 *                 "diagnostic": null,
 *                 "evidenceIds": []
 *               }
 *             ],
 *             "claimVersionId": "sha256:6f0b4c2d9e18a7355b1c0d9f8e7a64c3b2d1908f7e6d5c4b3a29181706f5e4d3",
 *             "current": true,
 *             "experimentIds": [
 *               "exp_01m6gb07p4fvvajzrv0sj75fvq"
 *             ],
 *             "evidenceIds": [],
 *             "links": {
 *               "self": "https://verify.example.org/api/v1/claims/claim_01m6gb07p4f7s8cv00gahr88z4?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *               "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times?claim=claim_01m6gb07p4f7s8cv00gahr88z4#claim_01m6gb07p4f7s8cv00gahr88z4",
 *               "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *               "runs": "https://verify.example.org/api/v1/runs?repository_id=repo_01m6gazsy0e2waxk66w4kddds7&claim_id=claim_01m6gb07p4f7s8cv00gahr88z4"
 *             }
 *           }
 *         ],
 *         "experiments": [
 *           {
 *             "id": "exp_01m6gb07p4fvvajzrv0sj75fvq",
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "key": "main",
 *             "command": "python3 stopping_times.py --limit 1000000 --out metrics.json",
 *             "timeoutSeconds": 60,
 *             "memoryMiB": 1024,
 *             "seed": 1,
 *             "repetitions": 1,
 *             "requires": [
 *               "python3"
 *             ],
 *             "outputs": [
 *               "metrics.json"
 *             ]
 *           }
 *         ],
 *         "runs": [
 *           {
 *             "id": "run_01m6gyx6rresda68xqy88z2d59",
 *             "repository": {
 *               "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *               "owner": "mira-okonkwo",
 *               "slug": "collatz-stopping-times",
 *               "title": "Total stopping times of the Collatz map below one million"
 *             },
 *             "state": "queued",
 *             "execution": {
 *               "state": "queued",
 *               "failure": null
 *             },
 *             "assessment": {
 *               "conclusion": null,
 *               "assessmentCount": 0,
 *               "conclusionCounts": {
 *                 "supports": 0,
 *                 "challenges": 0,
 *                 "contradicts": 0,
 *                 "inconclusive": 0
 *               },
 *               "latestAssessmentAt": null
 *             },
 *             "claimIds": [
 *               "claim_01m6gb07p4f7s8cv00gahr88z4"
 *             ],
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "queuedAt": "2026-11-03T15:02:11.480Z",
 *             "startedAt": null,
 *             "finishedAt": null,
 *             "measurements": [
 *               {
 *                 "measurementId": "longest-trajectory/max_steps",
 *                 "metric": "max_steps",
 *                 "unit": "1",
 *                 "dimensions": {
 *                   "limit": 1000000
 *                 },
 *                 "comparator": "=",
 *                 "reportedValue": 524,
 *                 "printed": {
 *                   "text": "524",
 *                   "source": "text",
 *                   "page": 4,
 *                   "quotation": "the mean stopping time is 524 steps"
 *                 },
 *                 "observedValue": null,
 *                 "observedValues": [],
 *                 "interval": null,
 *                 "tolerance": 0,
 *                 "declaredTolerance": null,
 *                 "absoluteDifference": null,
 *                 "outcome": null,
 *                 "verification": "unverified",
 *                 "reason": null,
 *                 "diagnostic": null,
 *                 "evidenceIds": []
 *               }
 *             ],
 *             "agent": {
 *               "kind": "service",
 *               "id": "service-worker",
 *               "executor": "unassigned",
 *               "version": "unassigned"
 *             },
 *             "artifact": null,
 *             "links": {
 *               "self": "https://verify.example.org/api/v1/runs/run_01m6gyx6rresda68xqy88z2d59",
 *               "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times/runs/run_01m6gyx6rresda68xqy88z2d59",
 *               "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7"
 *             }
 *           },
 *           {
 *             "id": "run_01m6gb08fzen9sq4qnwjwcez23",
 *             "repository": {
 *               "id": "repo_01m6gazsy0e2waxk66w4kddds7",
 *               "owner": "mira-okonkwo",
 *               "slug": "collatz-stopping-times",
 *               "title": "Total stopping times of the Collatz map below one million"
 *             },
 *             "state": "verified",
 *             "execution": {
 *               "state": "succeeded",
 *               "failure": null
 *             },
 *             "assessment": {
 *               "conclusion": "supports",
 *               "assessmentCount": 1,
 *               "conclusionCounts": {
 *                 "supports": 1,
 *                 "challenges": 0,
 *                 "contradicts": 0,
 *                 "inconclusive": 0
 *               },
 *               "latestAssessmentAt": "2026-11-03T09:14:25.002Z"
 *             },
 *             "claimIds": [
 *               "claim_01m6gb07p4ftz8w003ahy8qhee"
 *             ],
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "queuedAt": "2026-11-03T09:14:20.031Z",
 *             "startedAt": "2026-11-03T09:14:20.518Z",
 *             "finishedAt": "2026-11-03T09:14:24.377Z",
 *             "measurements": [
 *               {
 *                 "measurementId": "mean-stopping-time/mean_steps",
 *                 "metric": "mean_steps",
 *                 "unit": "1",
 *                 "dimensions": {
 *                   "limit": 1000000
 *                 },
 *                 "comparator": "~=",
 *                 "reportedValue": 131.43,
 *                 "printed": {
 *                   "text": "131.43",
 *                   "source": "text",
 *                   "page": 4,
 *                   "quotation": "the mean stopping time is 131.43 steps"
 *                 },
 *                 "observedValue": 131.434403,
 *                 "observedValues": [
 *                   131.434403
 *                 ],
 *                 "interval": null,
 *                 "tolerance": 0.005,
 *                 "declaredTolerance": null,
 *                 "absoluteDifference": 0.004403,
 *                 "outcome": "match",
 *                 "verification": "verified",
 *                 "reason": null,
 *                 "diagnostic": null,
 *                 "evidenceIds": [
 *                   "evd_01m6gb0cqsf478gbr69mka4qr9"
 *                 ]
 *               }
 *             ],
 *             "agent": {
 *               "kind": "service",
 *               "id": "worker-1",
 *               "executor": "bubblewrap",
 *               "version": "0.1.0"
 *             },
 *             "artifact": {
 *               "digest": "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *               "mediaType": "application/json",
 *               "byteSize": 58,
 *               "downloadUrl": "https://verify.example.org/api/objects/sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070"
 *             },
 *             "links": {
 *               "self": "https://verify.example.org/api/v1/runs/run_01m6gb08fzen9sq4qnwjwcez23",
 *               "html": "https://verify.example.org/r/mira-okonkwo/collatz-stopping-times/runs/run_01m6gb08fzen9sq4qnwjwcez23",
 *               "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *               "attestation": "https://verify.example.org/api/attestations/sha256:6d76d9e05aff3b28d3947396208ea4753f01b11e61c4e23810b0dc28e7309590"
 *             }
 *           }
 *         ],
 *         "evidence": [
 *           {
 *             "id": "evd_01m6gb0cqsf478gbr69mka4qr9",
 *             "repositoryId": "repo_01m6gazsy0e2waxk66w4kddds7",
 *             "kind": "metric",
 *             "digest": "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *             "summary": "metrics.json, written by the experiment",
 *             "generatedByRunId": "run_01m6gb08fzen9sq4qnwjwcez23",
 *             "sourcePath": "metrics.json",
 *             "mediaType": "application/json",
 *             "byteSize": 58,
 *             "downloadUrl": "https://verify.example.org/api/objects/sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *             "links": {
 *               "self": "https://verify.example.org/api/v1/evidence/evd_01m6gb0cqsf478gbr69mka4qr9?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *               "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *               "download": "https://verify.example.org/api/objects/sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070"
 *             }
 *           },
 *           {
 *             "id": "evd_01m6gb0cqse7bte6gq9f2j43m2",
 *             "repositoryId": "repo_01m6gazsy0e2waxk66w4kddds7",
 *             "kind": "log",
 *             "digest": "sha256:ba1ff51b366e2206f37de01f0681a203e7295daea7cfa37027161f62d251457d",
 *             "summary": "Standard output of the run",
 *             "generatedByRunId": "run_01m6gb08fzen9sq4qnwjwcez23",
 *             "sourcePath": null,
 *             "mediaType": "text/plain; charset=utf-8",
 *             "byteSize": 31,
 *             "downloadUrl": "https://verify.example.org/api/objects/sha256:ba1ff51b366e2206f37de01f0681a203e7295daea7cfa37027161f62d251457d",
 *             "links": {
 *               "self": "https://verify.example.org/api/v1/evidence/evd_01m6gb0cqse7bte6gq9f2j43m2?repository_id=repo_01m6gazsy0e2waxk66w4kddds7",
 *               "repository": "https://verify.example.org/api/v1/repositories/repo_01m6gazsy0e2waxk66w4kddds7",
 *               "download": "https://verify.example.org/api/objects/sha256:ba1ff51b366e2206f37de01f0681a203e7295daea7cfa37027161f62d251457d"
 *             }
 *           }
 *         ],
 *         "assessments": [
 *           {
 *             "id": "asm_01m6gb0dbafwxs6s097vwt6ynt",
 *             "recordDigest": "sha256:c38e8435ddf43af5b06881d6f980806b7faf88a5cf67b1df08607b9977414af0",
 *             "artifactDigest": "sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070",
 *             "claimVersionId": "sha256:7a4c94d8825097f90fc0ddc4beeb1721e5d06d1586db3266bfa2661eabd89f0f",
 *             "experimentVersionId": "sha256:51b4ba83426beda7d8ccb951566ca9f994f5d41419221eed7329fe83cd9602b2",
 *             "executionRunId": "run_01m6gb08fzen9sq4qnwjwcez23",
 *             "supersedesAssessmentDigests": [],
 *             "conclusion": "supports",
 *             "verificationStatus": "reproduced",
 *             "confidence": "medium",
 *             "protocolComparability": "exact",
 *             "method": "MetricComparison",
 *             "evidenceIds": [
 *               "evd_01m6gb0cqsf478gbr69mka4qr9"
 *             ],
 *             "scope": {
 *               "claimId": "claim_01m6gb07p4ftz8w003ahy8qhee",
 *               "measurementIds": [
 *                 "mean-stopping-time/mean_steps"
 *               ],
 *               "repetitions": 1,
 *               "dataset": null
 *             },
 *             "limitations": [
 *               "One repetition: no spread between runs is known."
 *             ],
 *             "assessor": {
 *               "kind": "service",
 *               "id": "service-web",
 *               "name": "Research Verification Service",
 *               "version": "0.1.0",
 *               "keyId": "20d1336a09ba77627d969e10ddca33fa4a54d7aa69d9da3ab01b92d066e54139"
 *             },
 *             "createdAt": "2026-11-03T09:14:25.002Z",
 *             "current": true
 *           }
 *         ],
 *         "counts": {
 *           "claimCount": 2,
 *           "verifiedClaimCount": 1,
 *           "runCount": 2,
 *           "forkCount": 0,
 *           "starCount": 3,
 *           "requestCount": 1,
 *           "followerCount": 2
 *         },
 *         "forkedFrom": null,
 *         "createdAt": "2026-11-03T09:14:05.120Z",
 *         "updatedAt": "2026-11-03T15:02:11.480Z"
 *       }
 *     }
 */
export type RepositorySnapshotResult = {
    /** @description The whole repository, as far as the caller may read it. */
    repository: components["schemas"]["RepositorySnapshot"];
};
/** @description A repository: one paper with its Claims, experiments, Runs and evidence, in the compact form. */
export type RepositorySummary = {
    /** @description Present with `include=assessments`: the latest 100. */
    assessments?: components["schemas"]["Assessment"][];
    /** @description Authors in the order of the paper. */
    authors: string[];
    /** @description Present with `include=claims`: the first 100; list the rest through `/api/v1/claims`. */
    claims?: components["schemas"]["Claim"][];
    /** @description Short description given by the submitter, or the abstract. */
    description: string;
    /** @description How the Claims stand; with `include=evidence` also the stored objects. */
    evidence: components["schemas"]["RepositoryEvidence"];
    /** @description How the Runs went, whatever they say about the Claims. */
    execution: components["schemas"]["RepositoryExecution"];
    /** @description Present with `include=experiments`: the first 100. */
    experiments?: components["schemas"]["Experiment"][];
    /** @description Identifier of the repository: `repo_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description Addresses of the repository's page, Claims, Runs and badge. */
    links: components["schemas"]["Links"];
    /** @description Namespace of the person or organization that owns the repository. */
    owner: string;
    /** @description Present with `include=readme`; null where the code has no README. */
    readme?: components["schemas"]["Readme"] | null;
    /** @description Present with `include=runs`: the latest 100; list the rest through `/api/v1/runs`. */
    runs?: components["schemas"]["Run"][];
    /** @description Why the paper matters, in one sentence, where somebody has said so. */
    significance: string | null;
    /** @description Name of the repository within its namespace. */
    slug: string;
    /** @description Subject classes; arXiv category codes for a preprint. */
    subjects: string[];
    /** @description Title of the paper. */
    title: string;
    /** @description Free topic words. */
    topics: string[];
    /**
     * Format: date-time
     * @description When anything of this record last changed.
     */
    updatedAt: string;
    /**
     * @deprecated
     * @description Deprecated: use `evidence` and `execution`. Legacy combined projection.
     */
    verification: components["schemas"]["RepositoryVerification"];
    /** @description Who may read the repository. */
    visibility: components["schemas"]["Visibility"];
    /** @description Present where the repository was withdrawn: then its description, README, logs and files are shown to its owner and members alone; what was judged stays. */
    withdrawal?: components["schemas"]["Withdrawal"];
};
/** @description What to change of a repository. Members that are absent stay as they are. */
export type RepositoryUpdate = {
    /** @description Short description. Of control characters, tabs and line breaks alone. */
    description?: string;
    /** @description Title of the paper. One line, without control characters. */
    title?: string;
    /** @description Topic words, instead of the present ones. */
    topics?: string[];
    /** @description Who may read the repository. */
    visibility?: components["schemas"]["Visibility"];
};
/** @description A paper to upload. */
export type RepositoryUpload = {
    /**
     * @description License of the code.
     * @default unknown
     */
    codeLicense?: components["schemas"]["CodeLicense"];
    /** @description Short description. Of control characters, tabs and line breaks alone. */
    description?: string;
    /**
     * Format: uri
     * @description HTTPS link to the code: `https://host/owner/name` on the code-hosting site.
     */
    githubUrl?: string;
    /** @description Personal or organization namespace that the caller may use; the caller's own by default. */
    owner?: string;
    /** @description The PDF, at most 25 MiB; `%PDF` must stand within its first 1024 bytes. */
    paper: Blob;
    /**
     * @description License of the paper.
     * @default unknown
     */
    paperLicense?: components["schemas"]["PaperLicense"];
    /** @description Name within the namespace. */
    slug: string;
    /**
     * Format: uri
     * @description Original source of the paper.
     */
    sourceUrl?: string;
    /**
     * @description The submitter attests the right to submit: the text `true`.
     * @constant
     */
    submitterAttested: "true";
    /** @description Title of the paper. One line, without control characters. */
    title: string;
    /**
     * @description Who may read the repository.
     * @default public
     */
    visibility?: components["schemas"]["Visibility"];
};
/**
 * @description Legacy combined projection of a repository's verification.
 * @example {
 *       "rings": {
 *         "run": true,
 *         "match": true,
 *         "repeat": false,
 *         "institutionVerified": false
 *       },
 *       "claimCount": 2,
 *       "verifiedClaimCount": 1,
 *       "runCount": 2
 *     }
 */
export type RepositoryVerification = {
    /** @description Claims. */
    claimCount: number;
    /** @description Which rings are closed. */
    rings: {
        /** @description A supporting Assessment is signed by an institution's key. */
        institutionVerified: boolean;
        /** @description An Assessment supports a Claim. */
        match: boolean;
        /** @description Two Runs or more support a Claim. */
        repeat: boolean;
        /** @description A Run succeeded. */
        run: boolean;
    };
    /** @description Runs. */
    runCount: number;
    /** @description Claims whose legacy state is `verified`. */
    verifiedClaimCount: number;
};
/**
 * @description One version of a repository.
 * @example {
 *       "id": "sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978",
 *       "parentId": null,
 *       "createdAt": "2026-11-03T09:14:25.611Z"
 *     }
 */
export type RepositoryVersion = {
    /**
     * Format: date-time
     * @description When it was published.
     */
    createdAt: string;
    /** @description Digest of the version manifest. */
    id: components["schemas"]["Digest"];
    /** @description Version before. */
    parentId: components["schemas"]["Digest"] | null;
};
/** @description A version of a repository, with what it consisted of. */
export type RepositoryVersionRecord = {
    /** @description Assessments of these Claims, newest first. */
    assessments: components["schemas"]["Assessment"][];
    /** @description Claims as they were, with what is known of them by now. */
    claims: components["schemas"]["Claim"][];
    /**
     * Format: date-time
     * @description When it was published.
     */
    createdAt: string;
    /** @description Whether it is the repository's present version. */
    current: boolean;
    /** @description Experiments as they were. */
    experiments: components["schemas"]["Experiment"][];
    /** @description Digest of the version manifest. */
    id: components["schemas"]["Digest"];
    /** @description Links. */
    links: {
        /**
         * Format: uri
         * @description Its page.
         */
        html: string;
        /**
         * Format: uri
         * @description The repository's compact record.
         */
        repository: string;
        /**
         * Format: uri
         * @description This record.
         */
        self: string;
    };
    /** @description The paper; null where only metadata is kept. */
    paper: components["schemas"]["VersionPaper"] | null;
    /** @description Version before; null of the first. */
    parentId: components["schemas"]["Digest"] | null;
    /** @description The repository, as it is called now. */
    repository: components["schemas"]["RepositoryReference"];
    /** @description Runs of these experiments, newest first. */
    runs: components["schemas"]["Run"][];
    /** @description The code; null where the version has none. */
    source: components["schemas"]["VersionSource"] | null;
};
/**
 * @description Who asked for something.
 * @example {
 *       "type": "human",
 *       "id": "Zq3vT8mJ1xWc5nRb"
 *     }
 */
export type Requester = {
    /** @description Identifier of the principal. */
    id: string;
    /**
     * @description Kind of principal.
     * @enum {string}
     */
    type: "human" | "api_key" | "service";
};
/** @description The new count. */
export type RequestResult = {
    /** @description People who want this reproduced. */
    requestCount: number;
};
/** @description Cast or withdraw a vote for a reproduction. */
export type RequestUpdate = {
    /**
     * @description What to do.
     * @enum {string}
     */
    action: "request" | "withdraw";
    /** @description Identifier of the repository. */
    repositoryId: string;
};
/** @description A member's role, as a form. What is chosen is checked as `updateMemberRole` does. */
export type RoleForm = {
    /** @description The role. */
    role: string;
};
/**
 * @description An environment that was built for the code: everything that an experiment finds but its own files.
 * @example {
 *       "lockDigest": "sha256:d3df40cca57fe126fa11dd390f5502c4f23dc76782b7e959a491730d7ca45392",
 *       "treeDigest": "sha256:c4fbae7e029d24d093b041aba14a55b549a7126a6d595c0bd473a9fae3d50cd7",
 *       "pinned": false,
 *       "resolvedAt": "2026-11-22T11:53:20.053Z",
 *       "resolver": "apt 2.6.1, Debian bookworm"
 *     }
 */
export type RootFilesystem = {
    /** @description The container image that is its base, by its digest for the server's platform; absent where it is built from packages alone. */
    image?: string;
    /** @description Packages that nobody declares and that the code loads, each with the first place that does; absent where there are none. */
    inferred?: string[];
    /** @description Digest of the lock: every package with version and SHA-256. `GET /api/objects/{digest}` has it. */
    lockDigest: components["schemas"]["Digest"];
    /** @description Whether the authors' own files pin all of it. */
    pinned: boolean;
    /**
     * Format: date-time
     * @description When versions that nobody pinned were chosen; null where the authors pinned all.
     */
    resolvedAt: string | null;
    /** @description What chose them; null where the authors pinned all. */
    resolver: string | null;
    /** @description Digest of a description of the files: their paths, modes, sizes, contents and link targets. */
    treeDigest: components["schemas"]["Digest"];
};
/** @description A physical execution of an experiment against Claims. */
export type Run = {
    /** @description Worker that executed the Run. */
    agent: components["schemas"]["Agent"];
    /** @description The main output of the Run. */
    artifact: components["schemas"]["Artifact"] | null;
    /** @description What the outcome says about the Claims. */
    assessment: components["schemas"]["RunAssessment"];
    /** @description Present with `include=assessments`, newest first. */
    assessments?: components["schemas"]["Assessment"][];
    /** @description Present with `include=attestation` once the Run has been signed. */
    attestation?: components["schemas"]["Attestation"];
    /** @description Claims that this Run tests. */
    claimIds: string[];
    /** @description Present with `include=environment` once the Run has started. */
    environment?: components["schemas"]["Environment"];
    /** @description Present with `include=evidence`. */
    evidence?: components["schemas"]["Evidence"][];
    /** @description What happened to the process. */
    execution: components["schemas"]["RunExecution"];
    /** @description Digest of the experiment's content, frozen before the Run was accepted. */
    experimentVersionId: components["schemas"]["Digest"];
    /**
     * Format: date-time
     * @description When the process ended.
     */
    finishedAt: string | null;
    /** @description Identifier of the Run: `run_` and a UUIDv7 in Crockford base 32. */
    id: string;
    /** @description Addresses of the Run, its page, its repository and that repository's Claims. */
    links: components["schemas"]["Links"];
    /** @description Present with `include=logs`: the first 200 pieces of the log. All of them are at `/api/v1/runs/{runId}/logs`; large logs are Evidence of kind `log`. */
    logs?: components["schemas"]["LogItem"][];
    /** @description Reported values with what this Run observed. */
    measurements: components["schemas"]["Measurement"][];
    /**
     * Format: date-time
     * @description When the Run was accepted.
     */
    queuedAt: string;
    /** @description Repository that the Run belongs to. */
    repository: components["schemas"]["RepositoryReference"];
    /**
     * Format: date-time
     * @description When the process started.
     */
    startedAt: string | null;
    /**
     * @deprecated
     * @description Deprecated: use `execution.state` and `assessment.conclusion`. Legacy combined state.
     */
    state: components["schemas"]["VerificationState"];
};
/**
 * @description What a Run's outcome says about its Claims.
 * @example {
 *       "conclusion": "supports",
 *       "assessmentCount": 1,
 *       "conclusionCounts": {
 *         "supports": 1,
 *         "challenges": 0,
 *         "contradicts": 0,
 *         "inconclusive": 0
 *       },
 *       "latestAssessmentAt": "2026-11-03T09:14:25.002Z"
 *     }
 */
export type RunAssessment = {
    /** @description Current Assessments. */
    assessmentCount: number;
    /** @description The least favourable conclusion of its Assessments: `contradicts` where some contradict and none supports or challenges, else `challenges` where any challenges or contradicts, else `inconclusive` where any is, else `supports`; null where there is none. */
    conclusion: components["schemas"]["AssessmentConclusion"] | null;
    /** @description Number of current Assessments of the Run by conclusion. */
    conclusionCounts: components["schemas"]["AssessmentCounts"];
    /**
     * Format: date-time
     * @description When the latest was made, in force or not.
     */
    latestAssessmentAt: string | null;
};
/**
 * @description What happened to the process.
 * @example {
 *       "state": "succeeded",
 *       "failure": null
 *     }
 */
export type RunExecution = {
    /** @description Why it failed; null where it did not. */
    failure: components["schemas"]["Diagnostic"] | null;
    /** @description Execution state of the Run. */
    state: components["schemas"]["ExecutionState"];
};
/** @description A request to run a Claim's experiment, as a form. What it names is checked as `createRun` does. */
export type RunForm = {
    /** @description Identifier of the Claim. */
    claimId: string;
};
/** @description One page of Runs. */
export type RunPage = {
    /** @description The Runs; cut down to `fields` where that was given. */
    data: (components["schemas"]["Run"] | components["schemas"]["RunProjection"])[];
    /** @description Addresses of this page and of the next one; `next` is null or absent on the last page. */
    links: components["schemas"]["Links"];
    /** @description Whether there are more Runs, and the cursor to ask for them with. */
    pagination: components["schemas"]["Pagination"];
};
/**
 * @description How far the execution of a Run is.
 * @example {
 *       "runId": "run_01m6gb08fzen9sq4qnwjwcez23",
 *       "state": "running",
 *       "queuedAt": "2026-11-03T09:14:20.511Z",
 *       "startedAt": "2026-11-03T09:14:23.870Z",
 *       "finishedAt": null,
 *       "replacedBy": null
 *     }
 */
export type RunProgress = {
    /**
     * Format: date-time
     * @description When it finished; null before.
     */
    finishedAt: string | null;
    /**
     * Format: date-time
     * @description When it was queued.
     */
    queuedAt: string;
    /** @description Identifier of the Run that took the place of this one, which was interrupted; null where none did. */
    replacedBy: string | null;
    /** @description Identifier of the Run. */
    runId: string;
    /**
     * Format: date-time
     * @description When it started; null before.
     */
    startedAt: string | null;
    /** @description Execution state of the Run. */
    state: components["schemas"]["ExecutionState"];
};
/**
 * @description A Run cut down to the members named in `fields`: exactly those are present.
 * @example {
 *       "id": "run_01m6gb08fzen9sq4qnwjwcez23",
 *       "execution": {
 *         "state": "succeeded",
 *         "failure": null
 *       }
 *     }
 */
export type RunProjection = {
    /** @description Worker that executed the Run. */
    agent?: components["schemas"]["Agent"];
    /** @description The main output of the Run. */
    artifact?: components["schemas"]["Artifact"] | null;
    /** @description What the outcome says about the Claims. */
    assessment?: components["schemas"]["RunAssessment"];
    /** @description Present with `include=assessments`, newest first. */
    assessments?: components["schemas"]["Assessment"][];
    /** @description Present with `include=attestation` once the Run has been signed. */
    attestation?: components["schemas"]["Attestation"];
    /** @description Claims that this Run tests. */
    claimIds?: string[];
    /** @description Present with `include=environment` once the Run has started. */
    environment?: components["schemas"]["Environment"];
    /** @description Present with `include=evidence`. */
    evidence?: components["schemas"]["Evidence"][];
    /** @description What happened to the process. */
    execution?: components["schemas"]["RunExecution"];
    /** @description Digest of the experiment's content, frozen before the Run was accepted. */
    experimentVersionId?: components["schemas"]["Digest"];
    /**
     * Format: date-time
     * @description When the process ended.
     */
    finishedAt?: string | null;
    /** @description Identifier of the Run: `run_` and a UUIDv7 in Crockford base 32. */
    id?: string;
    /** @description Addresses of the Run, its page, its repository and that repository's Claims. */
    links?: components["schemas"]["Links"];
    /** @description Present with `include=logs`: the first 200 pieces of the log. All of them are at `/api/v1/runs/{runId}/logs`; large logs are Evidence of kind `log`. */
    logs?: components["schemas"]["LogItem"][];
    /** @description Reported values with what this Run observed. */
    measurements?: components["schemas"]["Measurement"][];
    /**
     * Format: date-time
     * @description When the Run was accepted.
     */
    queuedAt?: string;
    /** @description Repository that the Run belongs to. */
    repository?: components["schemas"]["RepositoryReference"];
    /**
     * Format: date-time
     * @description When the process started.
     */
    startedAt?: string | null;
    /**
     * @deprecated
     * @description Deprecated: use `execution.state` and `assessment.conclusion`. Legacy combined state.
     */
    state?: components["schemas"]["VerificationState"];
};
/** @description A request to run a Claim's experiment. */
export type RunRequest = {
    /** @description Identifier of the Claim. */
    claimId: string;
    /** @description Version of the experiment; the plan's by default. */
    experimentVersionId?: components["schemas"]["Digest"];
    /** @description Identifier of the repository. */
    repositoryId: string;
};
/**
 * @description What an API key may do: public reads; submissions and interactions; requesting reproductions.
 * @example read
 * @enum {string}
 */
export type Scope = "read" | "write" | "run";
/**
 * @description A list of the search page.
 * @example claims
 * @enum {string}
 */
export type SearchKind = "repositories" | "claims";
/** @description Repositories and Claims that match. */
export type SearchResult = {
    /** @description What was found. */
    data: {
        /** @description Claims, best first. */
        claims: components["schemas"]["Claim"][];
        /** @description Repositories, best first. */
        repositories: components["schemas"]["RepositorySummary"][];
    };
    /** @description What was searched for. */
    meta: {
        /** @description Most results of each kind. */
        limit: number;
        /** @description The query. */
        query: string;
        /** @description The subject filter. */
        subject: string | null;
    };
    /** @description Where each list goes on. */
    pagination: {
        /** @description Whether there are more Claims than are listed. */
        claims: components["schemas"]["Pagination"];
        /** @description Whether there are more repositories than are listed. */
        repositories: components["schemas"]["Pagination"];
    };
};
/**
 * @description One more repetition under other conditions, made before a Claim is challenged or contradicted.
 * @example {
 *       "conditions": {
 *         "SEED": "2",
 *         "OMP_NUM_THREADS": "2",
 *         "OPENBLAS_CORETYPE": "Nehalem"
 *       },
 *       "execution": "succeeded",
 *       "agrees": true,
 *       "observedValues": {
 *         "mean-stopping-time/mean_steps": 140.2
 *       }
 *     }
 */
export type SecondLook = {
    /** @description Whether every measurement had the same outcome and no value moved by more than the reported number allows; null where it left no values. */
    agrees: boolean | null;
    /** @description Environment variables that differed from the other repetitions, with their values. */
    conditions: {
        [key: string]: string;
    };
    /** @description How it ended. */
    execution: components["schemas"]["ExecutionState"];
    /** @description The values that it observed, by `measurementId`. */
    observedValues: {
        [key: string]: number;
    };
};
/**
 * @description A browser session.
 * @example {
 *       "id": "s2RgUj8MwEd5NvAi",
 *       "token": "exampleSessionTokenOpensNothing01",
 *       "userId": "Zq3vT8mJ1xWc5nRb",
 *       "expiresAt": "2026-11-10T09:02:44.900Z",
 *       "createdAt": "2026-11-03T09:02:44.900Z",
 *       "updatedAt": "2026-11-03T09:02:44.900Z",
 *       "ipAddress": "203.0.113.7",
 *       "userAgent": "Mozilla/5.0",
 *       "activeOrganizationId": null
 *     }
 */
export type Session = {
    /** @description Organization in use. */
    activeOrganizationId: string | null;
    /**
     * Format: date-time
     * @description When it began.
     */
    createdAt: string;
    /**
     * Format: date-time
     * @description When it ends.
     */
    expiresAt: string;
    /** @description Identifier. */
    id: string;
    /** @description Address that it began from. */
    ipAddress: string | null;
    /** @description Token that the cookie carries. */
    token: string;
    /**
     * Format: date-time
     * @description When it was last renewed.
     */
    updatedAt: string;
    /** @description Browser that it began in. */
    userAgent: string | null;
    /** @description Person. */
    userId: string;
};
/** @description The caller's sessions. */
export type SessionList = {
    /** @description Those that have not ended, newest first. */
    sessions: components["schemas"]["AccountSession"][];
};
/** @description What a repository is to be, as a form. What is typed is checked as `updateRepository` does. */
export type SettingsForm = {
    /** @description Short description. */
    description: string;
    /** @description Title of the paper. */
    title: string;
    /** @description Topic words, with commas or spaces between them. */
    topics: string;
    /** @description Who may read the repository. */
    visibility: string;
};
/** @description Signed in; the cookie carries the session. */
export type SignedIn = {
    /**
     * @description Always false: no redirect is asked for.
     * @constant
     */
    redirect: false;
    /** @description Token of the session. */
    token: string;
    /** @description The person who signed in. */
    user: components["schemas"]["User"];
};
/** @description The new account; signed in at once unless e-mail confirmation is on. */
export type SignedUp = {
    /** @description Token of the session; null where the e-mail must be confirmed first. */
    token: string | null;
    /** @description The person who signed up. */
    user: components["schemas"]["User"];
};
/** @description Sign in by e-mail. */
export type SignIn = {
    /**
     * Format: email
     * @description E-mail address.
     */
    email: string;
    /**
     * Format: password
     * @description Password.
     */
    password: string;
    /**
     * @description False ends the session with the browser.
     * @default true
     */
    rememberMe?: boolean;
};
/** @description Sign in, as a form. What is typed is checked as `signIn` and `signInUsername` do. */
export type SignInForm = {
    /** @description User name or e-mail address. */
    identifier: string;
    /** @description Path of this service to go on with; what is none is `/`. */
    next?: string;
    /**
     * Format: password
     * @description Password.
     */
    password: string;
};
/** @description Sign in by user name. */
export type SignInUsername = {
    /**
     * Format: password
     * @description Password.
     */
    password: string;
    /**
     * @description False ends the session with the browser.
     * @default true
     */
    rememberMe?: boolean;
    /** @description User name. */
    username: string;
};
/** @description A new account. */
export type SignUp = {
    /**
     * Format: email
     * @description E-mail address.
     */
    email: string;
    /** @description Name shown. One line, without control characters. */
    name: string;
    /**
     * Format: password
     * @description Password. One of the most used, or the account's own name, username or e-mail address, is refused with 400.
     */
    password: string;
    /** @description Namespace of the person; shared with organizations. */
    username: string;
};
/** @description A new account, as a form. What is typed is checked as `signUp` does. */
export type SignUpForm = {
    /** @description E-mail address. */
    email: string;
    /** @description Name shown. */
    name: string;
    /** @description Path of this service to go on with; what is none is `/`. */
    next?: string;
    /**
     * Format: password
     * @description Password.
     */
    password: string;
    /** @description Namespace of the person. */
    username: string;
};
/**
 * @description The paper of a snapshot.
 * @example {
 *       "digest": "sha256:8799b44dd63b27219afab031b4541fbec608af82d53a5561dc961b35289ff638",
 *       "mediaType": "application/pdf",
 *       "byteSize": 214733,
 *       "pageCount": 6,
 *       "title": "Total stopping times of the Collatz map below one million",
 *       "downloadUrl": "https://verify.example.org/api/objects/sha256:8799b44dd63b27219afab031b4541fbec608af82d53a5561dc961b35289ff638",
 *       "sourceUrl": "https://papers.example.org/collatz-stopping-times"
 *     }
 */
export type SnapshotPaper = {
    /** @description Size in bytes. */
    byteSize: number | null;
    /** @description Digest of the PDF; null where only metadata is kept. */
    digest: components["schemas"]["Digest"] | null;
    /**
     * Format: uri
     * @description Where its bytes are; null where they may not be redistributed.
     */
    downloadUrl: string | null;
    /** @description Media type. */
    mediaType: string;
    /** @description Pages. */
    pageCount: number | null;
    /**
     * Format: uri
     * @description Original source.
     */
    sourceUrl: string | null;
    /** @description Title found in the PDF. */
    title: string | null;
};
/**
 * @description The code of a snapshot.
 * @example {
 *       "url": "https://github.com/mira-okonkwo/collatz-stopping-times",
 *       "commit": "4015b57a143aec5156fd1444a017a32137a3fd0f",
 *       "archiveDigest": "sha256:b0ab17cc23931920b005264a44a53a00824aec9d68f5a2c523b429952a3762a9",
 *       "byteSize": 20480,
 *       "downloadUrl": "https://verify.example.org/api/objects/sha256:b0ab17cc23931920b005264a44a53a00824aec9d68f5a2c523b429952a3762a9"
 *     }
 */
export type SnapshotSource = {
    /** @description Digest of the stored archive. */
    archiveDigest: components["schemas"]["Digest"] | null;
    /** @description Size of the archive in bytes. */
    byteSize: number | null;
    /** @description Commit. */
    commit: string;
    /**
     * Format: uri
     * @description Where the archive is; null where it may not be redistributed.
     */
    downloadUrl: string | null;
    /**
     * Format: uri
     * @description Where it was fetched from.
     */
    url: string;
};
/** @description The new count. */
export type StarResult = {
    /** @description Stars of the repository. */
    starCount: number;
};
/** @description Star or unstar a repository. */
export type StarUpdate = {
    /**
     * @description What to do.
     * @enum {string}
     */
    action: "star" | "unstar";
    /** @description Identifier of the repository. */
    repositoryId: string;
};
/** @description It was done. */
export type Success = {
    /**
     * @description Always true.
     * @constant
     */
    success: true;
};
/** @description Error of the unversioned endpoints. */
export type TextError = {
    /** @description Localized text for people; rely on the status. */
    error: string;
};
/**
 * @description A person.
 * @example {
 *       "id": "Zq3vT8mJ1xWc5nRb",
 *       "name": "Mira Okonkwo",
 *       "email": "mira@papers.example.org",
 *       "emailVerified": false,
 *       "image": null,
 *       "createdAt": "2026-11-03T09:02:44.870Z",
 *       "updatedAt": "2026-11-03T09:02:44.870Z",
 *       "username": "mira-okonkwo",
 *       "displayUsername": "mira-okonkwo"
 *     }
 */
export type User = {
    /**
     * Format: date-time
     * @description When the account was made.
     */
    createdAt: string;
    /** @description The user name as typed. */
    displayUsername: string | null;
    /**
     * Format: email
     * @description E-mail address.
     */
    email: string;
    /** @description Whether the address was confirmed. */
    emailVerified: boolean;
    /** @description Identifier. */
    id: string;
    /**
     * Format: uri
     * @description Picture.
     */
    image: string | null;
    /** @description Name shown. */
    name: string;
    /**
     * Format: date-time
     * @description When it last changed.
     */
    updatedAt: string;
    /** @description Namespace of the person. */
    username: string | null;
};
/**
 * @description Legacy combined state of execution and verdict.
 * @example verified
 * @enum {string}
 */
export type VerificationState = "unverified" | "queued" | "running" | "verified" | "failed" | "inconclusive" | "review_required" | "cancelled" | "timed_out";
/**
 * @description How well the reported values were reproduced.
 * @example reproduced
 * @enum {string}
 */
export type VerificationStatus = "reproduced" | "approximately_reproduced" | "not_reproduced" | "inconclusive";
/**
 * @description The paper of a version.
 * @example {
 *       "digest": "sha256:8799b44dd63b27219afab031b4541fbec608af82d53a5561dc961b35289ff638",
 *       "downloadUrl": null
 *     }
 */
export type VersionPaper = {
    /** @description Digest of the PDF. */
    digest: components["schemas"]["Digest"];
    /**
     * Format: uri
     * @description Where its bytes are; null where they may not be redistributed.
     */
    downloadUrl: string | null;
};
/**
 * @description The code of a version.
 * @example {
 *       "url": "https://github.com/mira-okonkwo/collatz-stopping-times",
 *       "commit": "4015b57a143aec5156fd1444a017a32137a3fd0f",
 *       "archiveDigest": "sha256:b0ab17cc23931920b005264a44a53a00824aec9d68f5a2c523b429952a3762a9"
 *     }
 */
export type VersionSource = {
    /** @description Digest of the archive. */
    archiveDigest: components["schemas"]["Digest"];
    /** @description Commit; null as `url`. */
    commit: string | null;
    /**
     * Format: uri
     * @description Where it was fetched from; null where the version declares nothing that was kept with its address.
     */
    url: string | null;
};
/**
 * @description Who may read: everybody, or the owner and members of the owning organization.
 * @example public
 * @enum {string}
 */
export type Visibility = "public" | "private";
/**
 * @description That a repository was withdrawn by its owner.
 * @example {
 *       "withdrawnAt": "2026-11-12T10:02:44.310Z",
 *       "reason": "The data were mislabelled; a corrected paper follows."
 *     }
 */
export type Withdrawal = {
    /** @description Why, in the owner's words. */
    reason: string;
    /**
     * Format: date-time
     * @description When it was withdrawn.
     */
    withdrawnAt: string;
};
/** @description A withdrawal, as a form. What is typed is checked as `withdrawRepository` does. */
export type WithdrawalForm = {
    /** @description The owner and slug of the repository, `owner/slug`, typed to confirm. */
    confirmation: string;
    /** @description Shown to everybody who could read the repository. */
    reason: string;
};
/** @description Why a repository is withdrawn. */
export type WithdrawalRequest = {
    /** @description Shown to everybody who could read the repository. One line, without control characters. */
    reason: string;
};
export type ResponseNotModified = components['responses']['NotModified'];
export type ResponseNotModifiedDeprecated = components['responses']['NotModifiedDeprecated'];
export type ResponseObjectNotModified = components['responses']['ObjectNotModified'];
export type ResponsePageBadGateway = components['responses']['PageBadGateway'];
export type ResponsePageConflict = components['responses']['PageConflict'];
export type ResponsePageDegraded = components['responses']['PageDegraded'];
export type ResponsePageDone = components['responses']['PageDone'];
export type ResponsePageForbidden = components['responses']['PageForbidden'];
export type ResponsePageInternal = components['responses']['PageInternal'];
export type ResponsePageInvalidRequest = components['responses']['PageInvalidRequest'];
export type ResponsePageLanguageChosen = components['responses']['PageLanguageChosen'];
export type ResponsePageLicenseRestricted = components['responses']['PageLicenseRestricted'];
export type ResponsePageNoPlan = components['responses']['PageNoPlan'];
export type ResponsePageNotFound = components['responses']['PageNotFound'];
export type ResponsePagePaperExists = components['responses']['PagePaperExists'];
export type ResponsePagePaperTooLarge = components['responses']['PagePaperTooLarge'];
export type ResponsePagePayloadTooLarge = components['responses']['PagePayloadTooLarge'];
export type ResponsePageSessionRequired = components['responses']['PageSessionRequired'];
export type ResponsePageSignedIn = components['responses']['PageSignedIn'];
export type ResponsePageStateConflict = components['responses']['PageStateConflict'];
export type ResponsePageTooManyRequests = components['responses']['PageTooManyRequests'];
export type ResponsePageTooManySubmissions = components['responses']['PageTooManySubmissions'];
export type ResponsePageUnauthenticated = components['responses']['PageUnauthenticated'];
export type ResponsePageUnprocessable = components['responses']['PageUnprocessable'];
export type ResponsePageUnsupportedMediaType = components['responses']['PageUnsupportedMediaType'];
export type ResponsePageWriteForbidden = components['responses']['PageWriteForbidden'];
export type ResponsePageWrongPassword = components['responses']['PageWrongPassword'];
export type ResponsePlainPage = components['responses']['PlainPage'];
export type ResponseTextBadGateway = components['responses']['TextBadGateway'];
export type ResponseTextConflict = components['responses']['TextConflict'];
export type ResponseTextDegraded = components['responses']['TextDegraded'];
export type ResponseTextForbidden = components['responses']['TextForbidden'];
export type ResponseTextInternal = components['responses']['TextInternal'];
export type ResponseTextInvalidRequest = components['responses']['TextInvalidRequest'];
export type ResponseTextKeyConflict = components['responses']['TextKeyConflict'];
export type ResponseTextKeyReused = components['responses']['TextKeyReused'];
export type ResponseTextLicenseRestricted = components['responses']['TextLicenseRestricted'];
export type ResponseTextNoPlan = components['responses']['TextNoPlan'];
export type ResponseTextNotAcceptable = components['responses']['TextNotAcceptable'];
export type ResponseTextNotFound = components['responses']['TextNotFound'];
export type ResponseTextPaperExists = components['responses']['TextPaperExists'];
export type ResponseTextPaperTooLarge = components['responses']['TextPaperTooLarge'];
export type ResponseTextPayloadTooLarge = components['responses']['TextPayloadTooLarge'];
export type ResponseTextSessionRequired = components['responses']['TextSessionRequired'];
export type ResponseTextStateConflict = components['responses']['TextStateConflict'];
export type ResponseTextTargetForbidden = components['responses']['TextTargetForbidden'];
export type ResponseTextTooManyRequests = components['responses']['TextTooManyRequests'];
export type ResponseTextTooManySubmissions = components['responses']['TextTooManySubmissions'];
export type ResponseTextUnauthenticated = components['responses']['TextUnauthenticated'];
export type ResponseTextUnprocessable = components['responses']['TextUnprocessable'];
export type ResponseTextUnsupportedMediaType = components['responses']['TextUnsupportedMediaType'];
export type ResponseTextWriteForbidden = components['responses']['TextWriteForbidden'];
export type ResponseTextWrongPassword = components['responses']['TextWrongPassword'];
export type ResponseV1Degraded = components['responses']['V1Degraded'];
export type ResponseV1Forbidden = components['responses']['V1Forbidden'];
export type ResponseV1Internal = components['responses']['V1Internal'];
export type ResponseV1InvalidRequest = components['responses']['V1InvalidRequest'];
export type ResponseV1KeyConflict = components['responses']['V1KeyConflict'];
export type ResponseV1NotFound = components['responses']['V1NotFound'];
export type ResponseV1PayloadTooLarge = components['responses']['V1PayloadTooLarge'];
export type ResponseV1TooManyRequests = components['responses']['V1TooManyRequests'];
export type ResponseV1Unauthenticated = components['responses']['V1Unauthenticated'];
export type ResponseV1Unprocessable = components['responses']['V1Unprocessable'];
export type ResponseV1UnsupportedMediaType = components['responses']['V1UnsupportedMediaType'];
export type ParameterAssessmentConclusionFilter = components['parameters']['AssessmentConclusionFilter'];
export type ParameterAttestationDigest = components['parameters']['AttestationDigest'];
export type ParameterClaimCursor = components['parameters']['ClaimCursor'];
export type ParameterClaimFields = components['parameters']['ClaimFields'];
export type ParameterClaimId = components['parameters']['ClaimId'];
export type ParameterClaimIdFilter = components['parameters']['ClaimIdFilter'];
export type ParameterClaimInclude = components['parameters']['ClaimInclude'];
export type ParameterCursor = components['parameters']['Cursor'];
export type ParameterDone = components['parameters']['Done'];
export type ParameterEmbeddedUrl = components['parameters']['EmbeddedUrl'];
export type ParameterEmbeddingFormat = components['parameters']['EmbeddingFormat'];
export type ParameterEvidenceId = components['parameters']['EvidenceId'];
export type ParameterExecutionStateFilter = components['parameters']['ExecutionStateFilter'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterIfNoneMatch = components['parameters']['IfNoneMatch'];
export type ParameterInvitationId = components['parameters']['InvitationId'];
export type ParameterInvitationIdQuery = components['parameters']['InvitationIdQuery'];
export type ParameterJobId = components['parameters']['JobId'];
export type ParameterKeyId = components['parameters']['KeyId'];
export type ParameterLastEventId = components['parameters']['LastEventId'];
export type ParameterLimit = components['parameters']['Limit'];
export type ParameterMailToken = components['parameters']['MailToken'];
export type ParameterMaxHeight = components['parameters']['MaxHeight'];
export type ParameterMaxWidth = components['parameters']['MaxWidth'];
export type ParameterMcpProtocolVersion = components['parameters']['McpProtocolVersion'];
export type ParameterMemberId = components['parameters']['MemberId'];
export type ParameterNextPage = components['parameters']['NextPage'];
export type ParameterObjectDigest = components['parameters']['ObjectDigest'];
export type ParameterOperationIdPath = components['parameters']['OperationIdPath'];
export type ParameterOrganizationId = components['parameters']['OrganizationId'];
export type ParameterOwnerCursor = components['parameters']['OwnerCursor'];
export type ParameterOwnerFilter = components['parameters']['OwnerFilter'];
export type ParameterOwnerPath = components['parameters']['OwnerPath'];
export type ParameterPageAsset = components['parameters']['PageAsset'];
export type ParameterPageClaimCursor = components['parameters']['PageClaimCursor'];
export type ParameterPageRepositoryCursor = components['parameters']['PageRepositoryCursor'];
export type ParameterPageSubject = components['parameters']['PageSubject'];
export type ParameterQuery = components['parameters']['Query'];
export type ParameterQueryRequired = components['parameters']['QueryRequired'];
export type ParameterRange = components['parameters']['Range'];
export type ParameterRepositoryCursor = components['parameters']['RepositoryCursor'];
export type ParameterRepositoryFields = components['parameters']['RepositoryFields'];
export type ParameterRepositoryId = components['parameters']['RepositoryId'];
export type ParameterRepositoryIdFilter = components['parameters']['RepositoryIdFilter'];
export type ParameterRepositoryIdRequired = components['parameters']['RepositoryIdRequired'];
export type ParameterRepositoryInclude = components['parameters']['RepositoryInclude'];
export type ParameterRepositoryListFields = components['parameters']['RepositoryListFields'];
export type ParameterRunFields = components['parameters']['RunFields'];
export type ParameterRunId = components['parameters']['RunId'];
export type ParameterRunInclude = components['parameters']['RunInclude'];
export type ParameterSchemaNamePath = components['parameters']['SchemaNamePath'];
export type ParameterSearchKind = components['parameters']['SearchKind'];
export type ParameterSearchLimit = components['parameters']['SearchLimit'];
export type ParameterSearchText = components['parameters']['SearchText'];
export type ParameterSessionId = components['parameters']['SessionId'];
export type ParameterShownClaim = components['parameters']['ShownClaim'];
export type ParameterShownPage = components['parameters']['ShownPage'];
export type ParameterShownState = components['parameters']['ShownState'];
export type ParameterSitemapPage = components['parameters']['SitemapPage'];
export type ParameterSlugPath = components['parameters']['SlugPath'];
export type ParameterStateFilter = components['parameters']['StateFilter'];
export type ParameterSubject = components['parameters']['Subject'];
export type ParameterUpdatedSince = components['parameters']['UpdatedSince'];
export type ParameterVerificationFilter = components['parameters']['VerificationFilter'];
export type ParameterVersionId = components['parameters']['VersionId'];
export type HeaderAcceptRanges = components['headers']['Accept-Ranges'];
export type HeaderConflictRetryAfter = components['headers']['ConflictRetryAfter'];
export type HeaderContentDisposition = components['headers']['Content-Disposition'];
export type HeaderContentLanguage = components['headers']['Content-Language'];
export type HeaderContentRange = components['headers']['Content-Range'];
export type HeaderContentSecurityPolicy = components['headers']['Content-Security-Policy'];
export type HeaderDeprecation = components['headers']['Deprecation'];
export type HeaderETag = components['headers']['ETag'];
export type HeaderIdempotentReplayed = components['headers']['Idempotent-Replayed'];
export type HeaderImmutableCache = components['headers']['ImmutableCache'];
export type HeaderLanguageCookie = components['headers']['Language-Cookie'];
export type HeaderLocation = components['headers']['Location'];
export type HeaderNoStore = components['headers']['NoStore'];
export type HeaderObjectETag = components['headers']['ObjectETag'];
export type HeaderPageLanguage = components['headers']['Page-Language'];
export type HeaderPageLocation = components['headers']['PageLocation'];
export type HeaderPollAfter = components['headers']['PollAfter'];
export type HeaderPollJobAfter = components['headers']['PollJobAfter'];
export type HeaderPrivateNoStore = components['headers']['PrivateNoStore'];
export type HeaderProcessingLocation = components['headers']['ProcessingLocation'];
export type HeaderRetryAfter = components['headers']['Retry-After'];
export type HeaderRetryAfterWhenBusy = components['headers']['RetryAfterWhenBusy'];
export type HeaderRevalidatedCache = components['headers']['RevalidatedCache'];
export type HeaderRunLocation = components['headers']['RunLocation'];
export type HeaderSetCookie = components['headers']['Set-Cookie'];
export type HeaderVary = components['headers']['Vary'];
export type HeaderWwwAuthenticate = components['headers']['WWW-Authenticate'];
export type HeaderXAccelBuffering = components['headers']['X-Accel-Buffering'];
export type HeaderXContentTypeOptions = components['headers']['X-Content-Type-Options'];
export type HeaderXQuotaLimit = components['headers']['X-Quota-Limit'];
export type HeaderXQuotaRemaining = components['headers']['X-Quota-Remaining'];
export type HeaderXQuotaReset = components['headers']['X-Quota-Reset'];
export type HeaderXQuotaUsed = components['headers']['X-Quota-Used'];
export type HeaderXRateLimitLimit = components['headers']['X-RateLimit-Limit'];
export type HeaderXRateLimitRemaining = components['headers']['X-RateLimit-Remaining'];
export type HeaderXRateLimitReset = components['headers']['X-RateLimit-Reset'];
export type HeaderXRequestId = components['headers']['X-Request-Id'];
export type $defs = Record<string, never>;
export interface operations {
    getHomePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getKeySet: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonWebKeySet"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getAccountPage: {
        parameters: {
            query?: {
                /**
                 * @description What the caller has just done with a form: the page says so, in words of its own.
                 * @example saved
                 */
                done?: components["parameters"]["Done"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitProfileForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ProfileForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitConfirmationForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitAccountDeletionForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["AccountDeletionForm"];
            };
        };
        responses: {
            303: components["responses"]["PageSignedIn"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            409: components["responses"]["PageStateConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitPictureForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["PictureForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitSessionForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the session.
                 * @example s2RgUj8MwEd5NvAi
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitOtherSessionsForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    updateAvatar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The picture. */
        requestBody: {
            content: {
                /** @example (bytes of the picture) */
                "image/jpeg": Blob;
                /** @example (bytes of the picture) */
                "image/png": Blob;
                /** @example (bytes of the picture) */
                "image/webp": Blob;
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description Deleted; the cookie is taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            409: components["responses"]["TextStateConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmailConfirmation"];
            };
        };
        responses: {
            /** @description Confirmed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    sendConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordReset"];
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    requestPasswordReset: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordResetRequest"];
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description The person. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    revokeSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the session.
                 * @example s2RgUj8MwEd5NvAi
                 */
                sessionId: components["parameters"]["SessionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    revokeOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    verifyAttestation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Digest of the signed bundle, as in `attestation.digest` of a Run.
                 * @example sha256:6d76d9e05aff3b28d3947396208ea4753f01b11e61c4e23810b0dc28e7309590
                 */
                digest: components["parameters"]["AttestationDigest"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What the verification showed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttestationVerification"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            502: components["responses"]["TextBadGateway"];
            503: components["responses"]["TextDegraded"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyCreation"];
            };
        };
        responses: {
            /** @description The new key. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreatedApiKey"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyDeletion"];
            };
        };
        responses: {
            /** @description Revoked. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: {
                /**
                 * @description Most keys in the answer.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Keys to leave out before these.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Member to sort by.
                 * @example createdAt
                 */
                sortBy?: "createdAt" | "name" | "expiresAt" | "lastRequest" | "updatedAt";
                /**
                 * @description Direction to sort in.
                 * @example desc
                 */
                sortDirection?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The keys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKeyList"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session, or null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CurrentSession"] | null;
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedInvitation"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    cancelInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description Taken back. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationCreation"];
            };
        };
        responses: {
            /** @description The organization. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Organization"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            409: components["responses"]["TextConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getInvitation: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the invitation.
                 * @example i5HtWk2XcVb8MnQe
                 */
                invitationId: components["parameters"]["InvitationIdQuery"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationView"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    inviteMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationCreation"];
            };
        };
        responses: {
            /** @description The invitation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Invitation"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            409: components["responses"]["TextConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    leaveOrganization: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrganizationDeparture"];
            };
        };
        responses: {
            /** @description The ended membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    listOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The organizations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrganizationList"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    listInvitations: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the organization.
                 * @example q8Lw2NfPz4TgKdVs
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The invitations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    listMembers: {
        parameters: {
            query: {
                /**
                 * @description Most members in the answer.
                 * @example 100
                 */
                limit?: number;
                /**
                 * @description Members to leave out before these.
                 * @example 0
                 */
                offset?: number;
                /**
                 * @description Identifier of the organization.
                 * @example q8Lw2NfPz4TgKdVs
                 */
                organizationId: components["parameters"]["OrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The members. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MemberList"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    declineInvitation: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationAcceptance"];
            };
        };
        responses: {
            /** @description Declined. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    removeMember: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRemoval"];
            };
        };
        responses: {
            /** @description The ended membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RemovedMember"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    updateMemberRole: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["MemberRoleUpdate"];
            };
        };
        responses: {
            /** @description The membership. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Member"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignIn"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextWrongPassword"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    signInUsername: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInUsername"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextWrongPassword"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Success"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUp"];
            };
        };
        responses: {
            /** @description The new account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedUp"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextSessionRequired"];
            409: components["responses"]["TextConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getBadge: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The badge. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getBibtex: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/x-bibtex": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getCslJson: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The entries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.citationstyles.csl+json": components["schemas"]["CitationItem"][];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getClaimPicture: {
        parameters: {
            query: {
                /**
                 * @description Repository that it belongs to.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repository_id: components["parameters"]["RepositoryIdRequired"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the Claim.
                 * @example claim_01m6gb07p4ftz8w003ahy8qhee
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getCrate: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metadata. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/ld+json": components["schemas"]["Crate"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getRepositoryFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getFeed: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The feed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/atom+xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    updateFollow: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["FollowUpdate"];
            };
        };
        responses: {
            /** @description The new count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FollowResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextTargetForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    createFork: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForkRequest"];
            };
        };
        responses: {
            /** @description The copy. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreationResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextWriteForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextPaperExists"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            451: components["responses"]["TextLicenseRestricted"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All components are healthy. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            413: components["responses"]["TextPayloadTooLarge"];
            500: components["responses"]["TextInternal"];
            /** @description A component fails. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    createIngestion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["IngestionRequest"];
            };
        };
        responses: {
            /** @description Accepted: the queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextStateConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the job.
                 * @example job_01m6gazsy0fz8azz3sm7hx1mr3
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled job. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextStateConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the job.
                 * @example job_01m6gazsy0fz8azz3sm7hx1mr3
                 */
                jobId: components["parameters"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Accepted: the queued job. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextStateConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    createManifestDraft: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description The code and, where there is one, its paper. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ManifestDraftRequest"];
            };
        };
        responses: {
            /** @description The draft, valid as it is. Nothing of the paper and the code is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextWriteForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPaperTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextUnprocessable"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            502: components["responses"]["TextBadGateway"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getManifestDraft: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repositoryId: components["parameters"]["RepositoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft, valid as it is. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/yaml": string;
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            502: components["responses"]["TextBadGateway"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getObject: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
                /**
                 * @description Part of the bytes wanted (RFC 9110, section 14.2); one range is served, several are answered whole.
                 * @example bytes=0-15
                 */
                Range?: components["parameters"]["Range"];
            };
            path: {
                /**
                 * @description Digest of the object's bytes, `sha256:` prefixed.
                 * @example sha256:0fbdcc4c473f9ea083e30179ccc7d9ddb46cbec1d1b5c9d79576a0c755b57070
                 */
                digest: components["parameters"]["ObjectDigest"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The whole object. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            /** @description The range asked for. */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "*/*": Blob;
                };
            };
            304: components["responses"]["ObjectNotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            /** @description The range lies outside the object. */
            416: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextError"];
                };
            };
            429: components["responses"]["TextTooManyRequests"];
            451: components["responses"]["TextLicenseRestricted"];
            500: components["responses"]["TextInternal"];
            502: components["responses"]["TextBadGateway"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getEmbedding: {
        parameters: {
            query: {
                /**
                 * @description JSON alone.
                 * @example json
                 */
                format?: components["parameters"]["EmbeddingFormat"];
                /**
                 * @description Most pixels of height.
                 * @example 600
                 */
                maxheight?: components["parameters"]["MaxHeight"];
                /**
                 * @description Most pixels of width.
                 * @example 800
                 */
                maxwidth?: components["parameters"]["MaxWidth"];
                /**
                 * @description Address of a repository's page, of this service.
                 * @example https://verify.example.org/r/mira-okonkwo/collatz-stopping-times
                 */
                url: components["parameters"]["EmbeddedUrl"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How to embed it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Embedding"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getOpenGraphImage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": Blob;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    lookupPreprint: {
        parameters: {
            query: {
                /**
                 * @description Preprint link or identifier, or an HTTPS link straight to a PDF.
                 * @example 2611.01234
                 */
                input: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Preprint"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            502: components["responses"]["TextBadGateway"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getProcessing: {
        parameters: {
            query: {
                /**
                 * @description Identifier of the repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repositoryId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job and its latest events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProcessingStatus"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    listLegacyRepositories: {
        parameters: {
            query?: {
                /**
                 * @description Namespace; together with `slug`.
                 * @example mira-okonkwo
                 */
                owner?: string;
                /**
                 * @description Name within the namespace; together with `owner`.
                 * @example collatz-stopping-times
                 */
                slug?: string;
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list, or the snapshot. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyRepositoryList"] | components["schemas"]["RepositorySnapshotResult"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    createRepository: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description The paper. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepositoryIndexing"];
                "multipart/form-data": components["schemas"]["RepositoryUpload"];
            };
        };
        responses: {
            /** @description The new repository. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CreationResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextWriteForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextPaperExists"];
            413: components["responses"]["TextPaperTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextUnprocessable"];
            429: components["responses"]["TextTooManySubmissions"];
            500: components["responses"]["TextInternal"];
            502: components["responses"]["TextBadGateway"];
            503: components["responses"]["TextDegraded"];
        };
    };
    updateRepository: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repositoryId: components["parameters"]["RepositoryId"];
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RepositoryUpdate"];
            };
        };
        responses: {
            /** @description The repository as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextStateConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getRepositoryVersion: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repositoryId: components["parameters"]["RepositoryId"];
                /**
                 * @description Identifier of a version of the repository: the digest of its manifest.
                 * @example sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryVersionRecord"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    withdrawRepository: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repositoryId: components["parameters"]["RepositoryId"];
            };
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["WithdrawalRequest"];
            };
        };
        responses: {
            /** @description The withdrawn repository. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextStateConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    updateRequest: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestUpdate"];
            };
        };
        responses: {
            /** @description The new count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextTargetForbidden"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    createLegacyRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description Accepted: the queued Run. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyRunResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextNoPlan"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description Identifier of the Run.
                 * @example run_01m6gb08fzen9sq4qnwjwcez23
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cancelled Run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LegacyRunResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            409: components["responses"]["TextStateConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    streamRunLogs: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description The `id` of the last event that the client has seen, which is sent by itself when a browser connects again: the log goes on after it.
                 * @example 17
                 */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path: {
                /**
                 * @description Identifier of the Run.
                 * @example run_01m6gb08fzen9sq4qnwjwcez23
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The events, until the Run has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": string;
                };
            };
            /** @description The client has seen the event `end`: there is nothing more, and no reason to connect again. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["PrivateNoStore"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    updateStar: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to do. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["StarUpdate"];
            };
        };
        responses: {
            /** @description The new count. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StarResult"];
                };
            };
            400: components["responses"]["TextInvalidRequest"];
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextTargetForbidden"];
            409: components["responses"]["TextKeyConflict"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            422: components["responses"]["TextKeyReused"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    listClaims: {
        parameters: {
            query?: {
                /**
                 * @description Opaque cursor from `pagination.nextCursor` of the same query. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
                 * @example eyJ2IjoxLCJrIjpbIjIwMjYtMTEtMDMiXX0.k3Vd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Top-level members to answer with: exactly these. A section that is named here needs no `include`.
                 * @example [
                 *       "id",
                 *       "statement",
                 *       "evidence"
                 *     ]
                 */
                fields?: components["parameters"]["ClaimFields"];
                /**
                 * @description Optional sections to add.
                 * @example [
                 *       "assessments"
                 *     ]
                 */
                include?: components["parameters"]["ClaimInclude"];
                /**
                 * @description Most records in the answer.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Texts to look for, parted by spaces; all must be found, within longer words too, without regard to case.
                 * @example collatz
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only of this repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repository_id?: components["parameters"]["RepositoryIdFilter"];
                /**
                 * @description Only in this legacy combined state.
                 * @example verified
                 */
                verification?: components["parameters"]["VerificationFilter"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of Claims. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClaimPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    getClaim: {
        parameters: {
            query: {
                /**
                 * @description Optional sections to add.
                 * @example [
                 *       "assessments"
                 *     ]
                 */
                include?: components["parameters"]["ClaimInclude"];
                /**
                 * @description Repository that it belongs to.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repository_id: components["parameters"]["RepositoryIdRequired"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the Claim.
                 * @example claim_01m6gb07p4ftz8w003ahy8qhee
                 */
                claimId: components["parameters"]["ClaimId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Claim. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Claim"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    getEvidence: {
        parameters: {
            query: {
                /**
                 * @description Repository that it belongs to.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repository_id: components["parameters"]["RepositoryIdRequired"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the Evidence.
                 * @example evd_01m6gb0cqsf478gbr69mka4qr9
                 */
                evidenceId: components["parameters"]["EvidenceId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Evidence. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Evidence"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    listRepositories: {
        parameters: {
            query?: {
                /**
                 * @description Opaque cursor from `pagination.nextCursor` of the same query. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
                 * @example eyJ2IjoxLCJrIjpbIjIwMjYtMTEtMDMiXX0.k3Vd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Top-level members to answer with: exactly these.
                 * @example [
                 *       "id",
                 *       "title",
                 *       "evidence"
                 *     ]
                 */
                fields?: components["parameters"]["RepositoryListFields"];
                /**
                 * @description Most records in the answer.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only of this namespace: a person's or an organization's.
                 * @example mira-okonkwo
                 */
                owner?: components["parameters"]["OwnerFilter"];
                /**
                 * @description Texts to look for, parted by spaces; all must be found, within longer words too, without regard to case.
                 * @example collatz
                 */
                q?: components["parameters"]["Query"];
                /**
                 * @description Only of this subject class.
                 * @example math.NT
                 */
                subject?: components["parameters"]["Subject"];
                /**
                 * @description Only changed at or after this time.
                 * @example 2026-11-01T00:00:00.000Z
                 */
                updated_since?: components["parameters"]["UpdatedSince"];
                /**
                 * @description Only in this legacy combined state.
                 * @example verified
                 */
                verification?: components["parameters"]["VerificationFilter"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of repositories. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositoryPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    getRepository: {
        parameters: {
            query?: {
                /**
                 * @description Top-level members to answer with: exactly these. A section that is named here needs no `include`.
                 * @example [
                 *       "id",
                 *       "title",
                 *       "evidence"
                 *     ]
                 */
                fields?: components["parameters"]["RepositoryFields"];
                /**
                 * @description Optional sections to add.
                 * @example [
                 *       "claims",
                 *       "experiments"
                 *     ]
                 */
                include?: components["parameters"]["RepositoryInclude"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repositoryId: components["parameters"]["RepositoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repository. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositorySummary"] | components["schemas"]["RepositoryProjection"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    resolveRepository: {
        parameters: {
            query: {
                /**
                 * @description Top-level members to answer with: exactly these. A section that is named here needs no `include`.
                 * @example [
                 *       "id",
                 *       "title",
                 *       "evidence"
                 *     ]
                 */
                fields?: components["parameters"]["RepositoryFields"];
                /**
                 * @description Optional sections to add.
                 * @example [
                 *       "claims",
                 *       "experiments"
                 *     ]
                 */
                include?: components["parameters"]["RepositoryInclude"];
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: string;
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: string;
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The repository. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositorySummary"] | components["schemas"]["RepositoryProjection"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /**
                 * @description Only with this conclusion.
                 * @example supports
                 */
                assessment_conclusion?: components["parameters"]["AssessmentConclusionFilter"];
                /**
                 * @description Only Runs of this Claim.
                 * @example claim_01m6gb07p4ftz8w003ahy8qhee
                 */
                claim_id?: components["parameters"]["ClaimIdFilter"];
                /**
                 * @description Opaque cursor from `pagination.nextCursor` of the same query. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
                 * @example eyJ2IjoxLCJrIjpbIjIwMjYtMTEtMDMiXX0.k3Vd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Only in this execution state.
                 * @example succeeded
                 */
                execution_state?: components["parameters"]["ExecutionStateFilter"];
                /**
                 * @description Top-level members to answer with: exactly these. A section that is named here needs no `include`.
                 * @example [
                 *       "id",
                 *       "execution",
                 *       "assessment"
                 *     ]
                 */
                fields?: components["parameters"]["RunFields"];
                /**
                 * @description Optional sections to add.
                 * @example [
                 *       "environment",
                 *       "attestation"
                 *     ]
                 */
                include?: components["parameters"]["RunInclude"];
                /**
                 * @description Most records in the answer.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only of this repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repository_id?: components["parameters"]["RepositoryIdFilter"];
                /**
                 * @deprecated
                 * @description Only in this legacy combined state. Deprecated: use `execution_state` and `assessment_conclusion`.
                 * @example verified
                 */
                state?: components["parameters"]["StateFilter"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of Runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RunPage"];
                };
            };
            304: components["responses"]["NotModifiedDeprecated"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    createRun: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Makes it safe to send the request again. Within a day, a request with the same key from the same account to the same operation is answered as the first one was, and does nothing. Give each thing that is to be done a key of its own, a UUID for example, quoted as in draft-ietf-httpapi-idempotency-key-header or bare.
                 * @example "8e03978e-40d5-43dd-bc93-6894a57f9324"
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description What to run. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["RunRequest"];
            };
        };
        responses: {
            /** @description Accepted: the queued Run. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            409: components["responses"]["V1KeyConflict"];
            413: components["responses"]["V1PayloadTooLarge"];
            415: components["responses"]["V1UnsupportedMediaType"];
            422: components["responses"]["V1Unprocessable"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    getRun: {
        parameters: {
            query?: {
                /**
                 * @description Optional sections to add.
                 * @example [
                 *       "environment",
                 *       "attestation"
                 *     ]
                 */
                include?: components["parameters"]["RunInclude"];
                /**
                 * @description Only of this repository.
                 * @example repo_01m6gazsy0e2waxk66w4kddds7
                 */
                repository_id?: components["parameters"]["RepositoryIdFilter"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the Run.
                 * @example run_01m6gb08fzen9sq4qnwjwcez23
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The Run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Run"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    listRunLogs: {
        parameters: {
            query?: {
                /**
                 * @description Opaque cursor from `pagination.nextCursor` of the same query. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
                 * @example eyJ2IjoxLCJrIjpbIjIwMjYtMTEtMDMiXX0.k3Vd
                 */
                cursor?: components["parameters"]["Cursor"];
                /**
                 * @description Most records in the answer.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Identifier of the Run.
                 * @example run_01m6gb08fzen9sq4qnwjwcez23
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the log. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LogPage"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            404: components["responses"]["V1NotFound"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    search: {
        parameters: {
            query: {
                /**
                 * @description Cursor of the Claims found. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
                 * @example eyJ2IjoxLCJvIjoyMH0.t1Zb
                 */
                claim_cursor?: components["parameters"]["ClaimCursor"];
                /**
                 * @description Most results of each kind.
                 * @example 10
                 */
                limit?: components["parameters"]["SearchLimit"];
                /**
                 * @description Words to look for, of which the first 32 count.
                 * @example collatz
                 */
                q: components["parameters"]["QueryRequired"];
                /**
                 * @description Cursor of the repositories found. It holds for the list and the filters that it was given out for; `limit`, `fields` and `include` may change.
                 * @example eyJ2IjoxLCJvIjoxMH0.p9Qa
                 */
                repository_cursor?: components["parameters"]["RepositoryCursor"];
                /**
                 * @description Only of this subject class.
                 * @example math.NT
                 */
                subject?: components["parameters"]["Subject"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found, best first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SearchResult"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["V1InvalidRequest"];
            401: components["responses"]["V1Unauthenticated"];
            403: components["responses"]["V1Forbidden"];
            413: components["responses"]["V1PayloadTooLarge"];
            429: components["responses"]["V1TooManyRequests"];
            500: components["responses"]["V1Internal"];
            503: components["responses"]["V1Degraded"];
        };
    };
    getPageAsset: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Name of the file.
                 * @example run-log.js
                 */
                asset: components["parameters"]["PageAsset"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/svg+xml": string;
                    "text/javascript": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getConfirmEmailPage: {
        parameters: {
            query?: {
                /**
                 * @description The token of the mailed link.
                 * @example exampleTokenOpensNothing
                 */
                token?: components["parameters"]["MailToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitConfirmEmailForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ConfirmEmailForm"];
            };
        };
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getApiReference: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getOperationPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The `operationId` of an operation of this contract.
                 * @example createRun
                 */
                operationId: components["parameters"]["OperationIdPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getSchemaPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description The name of a schema of this contract.
                 * @example Claim
                 */
                schemaName: components["parameters"]["SchemaNamePath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getDraftPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitDraftForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ManifestDraftForm"];
            };
        };
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageWriteForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePaperTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            422: components["responses"]["PageUnprocessable"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            502: components["responses"]["PageBadGateway"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getFavicon: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The icon. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/vnd.microsoft.icon": Blob;
                };
            };
            304: components["responses"]["NotModified"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getForgottenPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitForgottenForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ForgottenForm"];
            };
        };
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getInvitationPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the invitation.
                 * @example i5HtWk2XcVb8MnQe
                 */
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitInvitationAnswerForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the invitation.
                 * @example i5HtWk2XcVb8MnQe
                 */
                invitationId: components["parameters"]["InvitationId"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvitationAnswerForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getKeysPage: {
        parameters: {
            query?: {
                /**
                 * @description What the caller has just done with a form: the page says so, in words of its own.
                 * @example saved
                 */
                done?: components["parameters"]["Done"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitKeyForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["KeyForm"];
            };
        };
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitRevocationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the key.
                 * @example k7FmTe1LhCq4RzSy
                 */
                keyId: components["parameters"]["KeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitLanguageForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was chosen. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LanguageForm"];
            };
        };
        responses: {
            303: components["responses"]["PageLanguageChosen"];
            400: components["responses"]["PageInvalidRequest"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getLlms: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The guide. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    callTool: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Version of the protocol.
                 * @example 2025-11-25
                 */
                "MCP-Protocol-Version"?: components["parameters"]["McpProtocolVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /** @description One message. */
        requestBody: {
            content: {
                "application/json": components["schemas"]["JsonRpcRequest"];
            };
        };
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JsonRpcResponse"];
                    "text/event-stream": string;
                };
            };
            /** @description A notification or an answer was taken. */
            202: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    "X-Content-Type-Options": components["headers"]["X-Content-Type-Options"];
                    "X-RateLimit-Limit": components["headers"]["X-RateLimit-Limit"];
                    "X-RateLimit-Remaining": components["headers"]["X-RateLimit-Remaining"];
                    "X-RateLimit-Reset": components["headers"]["X-RateLimit-Reset"];
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The message is not one that the protocol allows, or the request is invalid. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextError"] | components["schemas"]["JsonRpcError"];
                };
            };
            401: components["responses"]["TextUnauthenticated"];
            403: components["responses"]["TextForbidden"];
            406: components["responses"]["TextNotAcceptable"];
            413: components["responses"]["TextPayloadTooLarge"];
            415: components["responses"]["TextUnsupportedMediaType"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getNewPasswordPage: {
        parameters: {
            query?: {
                /**
                 * @description The token of the mailed link.
                 * @example exampleTokenOpensNothing
                 */
                token?: components["parameters"]["MailToken"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitNewPasswordForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["NewPasswordForm"];
            };
        };
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getContract: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The contract. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenApiDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getOrganizationsPage: {
        parameters: {
            query?: {
                /**
                 * @description What the caller has just done with a form: the page says so, in words of its own.
                 * @example saved
                 */
                done?: components["parameters"]["Done"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitOrganizationForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["OrganizationForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            409: components["responses"]["PageConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getOrganizationPage: {
        parameters: {
            query?: {
                /**
                 * @description What the caller has just done with a form: the page says so, in words of its own.
                 * @example saved
                 */
                done?: components["parameters"]["Done"];
            };
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitDepartureForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitInvitationForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["InvitationForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            409: components["responses"]["PageConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitInvitationCancelForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the invitation.
                 * @example i5HtWk2XcVb8MnQe
                 */
                invitationId: components["parameters"]["InvitationId"];
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitRemovalForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the membership.
                 * @example m8JdYs3TbNf6QwLz
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitRoleForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the membership.
                 * @example m8JdYs3TbNf6QwLz
                 */
                memberId: components["parameters"]["MemberId"];
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RoleForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getOwnerPage: {
        parameters: {
            query?: {
                /**
                 * @description Opaque cursor of the link to older repositories.
                 * @example eyJ2IjoxLCJrIjpbIjIwMjYtMTEtMDMiXX0.k3Vd
                 */
                cursor?: components["parameters"]["OwnerCursor"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            /** @description There is no such version or repository, or the caller may not read it: the last two are indistinguishable. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextError"];
                    "text/html": string;
                };
            };
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitFollowForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["FollowForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getRepositoryPage: {
        parameters: {
            query?: {
                /**
                 * @description Shows the page of the list that has this Claim, with the Claim open.
                 * @example claim_01m8404350ferarb7taxgfq5xa
                 */
                claim?: components["parameters"]["ShownClaim"];
                /**
                 * @description What the caller has just done with a form: the page says so, in words of its own.
                 * @example saved
                 */
                done?: components["parameters"]["Done"];
                /**
                 * @description Page of the list of Claims, from 1; the last one where there are fewer.
                 * @example 2
                 */
                page?: components["parameters"]["ShownPage"];
                /**
                 * @description Shows the Claims of this state alone.
                 * @example contradicted
                 */
                state?: components["parameters"]["ShownState"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page, or the record. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RepositorySummary"];
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            /** @description There is no such repository, or the caller may not read it: the two are indistinguishable. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextError"];
                    "text/html": string;
                };
            };
            406: components["responses"]["TextNotAcceptable"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getCertificatePage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getForksPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            /** @description There is no such version or repository, or the caller may not read it: the last two are indistinguishable. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextError"];
                    "text/html": string;
                };
            };
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitForkForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ForkForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageWriteForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PagePaperExists"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            451: components["responses"]["PageLicenseRestricted"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitCancelForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the job.
                 * @example job_01m6gazsy0fz8azz3sm7hx1mr3
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageStateConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitRetryForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Identifier of the job.
                 * @example job_01m6gazsy0fz8azz3sm7hx1mr3
                 */
                jobId: components["parameters"]["JobId"];
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageStateConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitLookForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["LookForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageStateConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getPipelinePage: {
        parameters: {
            query?: {
                /**
                 * @description What the caller has just done with a form: the page says so, in words of its own.
                 * @example saved
                 */
                done?: components["parameters"]["Done"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            /** @description There is no such repository, it was never processed, or the caller may not read it: they are indistinguishable. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextError"];
                    "text/html": string;
                };
            };
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitReactionForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["ReactionForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitRunForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["RunForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            422: components["responses"]["PageNoPlan"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getRunPage: {
        parameters: {
            query?: {
                /**
                 * @description What the caller has just done with a form: the page says so, in words of its own.
                 * @example saved
                 */
                done?: components["parameters"]["Done"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Identifier of the Run.
                 * @example run_01m6gb08fzen9sq4qnwjwcez23
                 */
                runId: components["parameters"]["RunId"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            /** @description There is no such Run in the repository, or the caller may not read it: the two are indistinguishable. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextError"];
                    "text/html": string;
                };
            };
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitRunCancelForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Identifier of the Run.
                 * @example run_01m6gb08fzen9sq4qnwjwcez23
                 */
                runId: components["parameters"]["RunId"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageStateConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getSettingsPage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitSettingsForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SettingsForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageStateConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getVersionPage: {
        parameters: {
            query?: {
                /**
                 * @description Shows the page of the list that has this Claim, with the Claim open.
                 * @example claim_01m8404350ferarb7taxgfq5xa
                 */
                claim?: components["parameters"]["ShownClaim"];
                /**
                 * @description Page of the list of Claims, from 1; the last one where there are fewer.
                 * @example 2
                 */
                page?: components["parameters"]["ShownPage"];
                /**
                 * @description Shows the Claims of this state alone.
                 * @example contradicted
                 */
                state?: components["parameters"]["ShownState"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
                /**
                 * @description Identifier of a version of the repository: the digest of its manifest.
                 * @example sha256:e81776373db2e1fc111149f2909178247d4d4a0e25ccb7166e7781818e82d978
                 */
                versionId: components["parameters"]["VersionId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            /** @description There is no such version or repository, or the caller may not read it: the last two are indistinguishable. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TextError"];
                    "text/html": string;
                };
            };
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitWithdrawalForm: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Namespace of the owner.
                 * @example mira-okonkwo
                 */
                owner: components["parameters"]["OwnerPath"];
                /**
                 * @description Name of the repository within the namespace.
                 * @example collatz-stopping-times
                 */
                slug: components["parameters"]["SlugPath"];
            };
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["WithdrawalForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PageStateConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getRobots: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getExperimentSchema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": components["schemas"]["JsonSchemaDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getReproductionResultSchema: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The schema. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/schema+json": components["schemas"]["JsonSchemaDocument"];
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getSearchPage: {
        parameters: {
            query?: {
                /**
                 * @description Where the list of Claims goes on, as the page before links to it.
                 * @example eyJ2IjoxLCJvIjoyMH0.t1Zb
                 */
                claim_cursor?: components["parameters"]["PageClaimCursor"];
                /**
                 * @description Shows one of the two lists alone, which then goes on page by page.
                 * @example claims
                 */
                kind?: components["parameters"]["SearchKind"];
                /**
                 * @description Words to look for; without any the page has its form alone.
                 * @example collatz
                 */
                q?: components["parameters"]["SearchText"];
                /**
                 * @description Where the list of repositories goes on, as the page before links to it.
                 * @example eyJ2IjoxLCJvIjoxMH0.p9Qa
                 */
                repository_cursor?: components["parameters"]["PageRepositoryCursor"];
                /**
                 * @description Only of this subject class.
                 * @example math.NT
                 */
                subject?: components["parameters"]["PageSubject"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageForbidden"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getSignInPage: {
        parameters: {
            query?: {
                /**
                 * @description Path of this service to go on with; what is none is `/`.
                 * @example /r/mira-okonkwo/collatz-stopping-times
                 */
                next?: components["parameters"]["NextPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitSignInForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            303: components["responses"]["PageSignedIn"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageWrongPassword"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitSignOutForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            303: components["responses"]["PageSignedIn"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getSignUpPage: {
        parameters: {
            query?: {
                /**
                 * @description Path of this service to go on with; what is none is `/`.
                 * @example /r/mira-okonkwo/collatz-stopping-times
                 */
                next?: components["parameters"]["NextPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitSignUpForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["SignUpForm"];
            };
        };
        responses: {
            303: components["responses"]["PageSignedIn"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            409: components["responses"]["PageConflict"];
            413: components["responses"]["PagePayloadTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getSitemap: {
        parameters: {
            query?: {
                /**
                 * @description Which part of the site map; without it, the list of its parts.
                 * @example 1
                 */
                page?: components["parameters"]["SitemapPage"];
            };
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The index, or a part. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                };
            };
            304: components["responses"]["NotModified"];
            400: components["responses"]["TextInvalidRequest"];
            404: components["responses"]["TextNotFound"];
            413: components["responses"]["TextPayloadTooLarge"];
            429: components["responses"]["TextTooManyRequests"];
            500: components["responses"]["TextInternal"];
            503: components["responses"]["TextDegraded"];
        };
    };
    getSubmitPage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PlainPage"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
    submitPaperForm: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description What was typed. */
        requestBody: {
            content: {
                "application/x-www-form-urlencoded": components["schemas"]["PaperLinkForm"];
                "multipart/form-data": components["schemas"]["PaperUploadForm"];
            };
        };
        responses: {
            303: components["responses"]["PageDone"];
            400: components["responses"]["PageInvalidRequest"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageWriteForbidden"];
            404: components["responses"]["PageNotFound"];
            409: components["responses"]["PagePaperExists"];
            413: components["responses"]["PagePaperTooLarge"];
            415: components["responses"]["PageUnsupportedMediaType"];
            422: components["responses"]["PageUnprocessable"];
            429: components["responses"]["PageTooManySubmissions"];
            500: components["responses"]["PageInternal"];
            502: components["responses"]["PageBadGateway"];
            503: components["responses"]["PageDegraded"];
        };
    };
    getWordsPage: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Answer 304 if the representation still has one of these validators.
                 * @example "9f8c2b41d07e"
                 */
                "If-None-Match"?: components["parameters"]["IfNoneMatch"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            304: components["responses"]["NotModified"];
            401: components["responses"]["PageUnauthenticated"];
            403: components["responses"]["PageSessionRequired"];
            413: components["responses"]["PagePayloadTooLarge"];
            429: components["responses"]["PageTooManyRequests"];
            500: components["responses"]["PageInternal"];
            503: components["responses"]["PageDegraded"];
        };
    };
}
